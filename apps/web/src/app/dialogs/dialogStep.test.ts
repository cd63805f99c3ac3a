import { describe, expect, it } from 'vitest'
import { type DialogState, dialogStep, lookAtDialogs } from './dialogStep.ts'

const state = (changes: Partial<DialogState> = {}): DialogState => ({
  asked: undefined,
  shown: undefined,
  legal: ['connect'],
  settling: false,
  ...changes,
})

describe('dialogs and the address', () => {
  it.each([
    ['nothing to do', state(), state(), null],
    [
      'a link opens a dialog',
      state(),
      state({ asked: 'connect' }),
      { do: 'open', dialog: 'connect' },
    ],
    [
      'a loaded address opens its dialog',
      state({ asked: 'connect' }),
      state({ asked: 'connect' }),
      { do: 'open', dialog: 'connect' },
    ],
    [
      'while a connection is restored it waits',
      state(),
      state({ asked: 'account', legal: [], settling: true }),
      null,
    ],
    [
      'what cannot be opened leaves the address',
      state({ asked: 'account', legal: [], settling: true }),
      state({ asked: 'account' }),
      { do: 'leave' },
    ],
    [
      'a button enters the address',
      state(),
      state({ shown: 'connect' }),
      { do: 'enter', dialog: 'connect' },
    ],
    [
      'closing leaves the address',
      state({ asked: 'connect', shown: 'connect' }),
      state({ asked: 'connect' }),
      { do: 'leave' },
    ],
    [
      'going back closes',
      state({ asked: 'connect', shown: 'connect' }),
      state({ shown: 'connect' }),
      { do: 'close' },
    ],
    [
      'one dialog that becomes another takes its place',
      state({ asked: 'account', shown: 'account' }),
      state({ asked: 'account', shown: 'verify' }),
      { do: 'enter', dialog: 'verify' },
    ],
  ] as [string, DialogState, DialogState, unknown][])('%s', (_, before, now, step) => {
    expect(dialogStep(before, now)).toEqual(step)
  })
})

it('R-UI-2 a dialog that is opened while another leaves the address stays, and enters it then', () => {
  const legal: DialogState['legal'] = ['verify', 'account']
  const looks: [Partial<DialogState>, unknown][] = [
    [{ asked: 'connect', shown: 'connect', legal: ['connect'] }, null],
    [{ asked: 'connect', legal }, { do: 'leave' }],
    // Drawn anew before the address has followed: it is left once.
    [{ asked: 'connect', legal }, null],
    [{ asked: 'connect', shown: 'verify', legal }, null],
    [
      { shown: 'verify', legal },
      { do: 'enter', dialog: 'verify' },
    ],
    [{ asked: 'verify', shown: 'verify', legal }, null],
    [{ shown: 'verify', legal }, { do: 'close' }],
  ]
  let before: ReturnType<typeof lookAtDialogs>['looked'] | undefined
  for (const [now, expected] of looks) {
    const { step, looked } = lookAtDialogs(before, state(now))
    expect(step).toEqual(expected)
    before = looked
  }
})
