/** The kit's dialogs, by their names in the address. */
export type KitDialog = 'connect' | 'verify' | 'account' | 'networks'

export type DialogState = {
  /** What the address asks for, if it is one of the kit's. */
  asked: KitDialog | undefined
  /** What the kit shows. */
  shown: KitDialog | undefined
  /** Which of them could be opened now. */
  legal: readonly KitDialog[]
  /** Whether that may still change by itself, as while a connection is being restored. */
  settling: boolean
}

export type DialogStep =
  | { do: 'open'; dialog: KitDialog }
  | { do: 'close' }
  /** Put it into the address. */
  | { do: 'enter'; dialog: KitDialog }
  /** Take it out of the address. */
  | { do: 'leave' }

/** What the next look is compared with. `leaving`: what was taken out of an address that still names it. */
export type Looked = DialogState & { leaving?: KitDialog | undefined }

/**
 * What to do, and what the next look is compared with. Going back takes a moment: until the address has
 * left a dialog behind, it leads nowhere, and whatever is opened meanwhile enters it afterwards.
 */
export function lookAtDialogs(
  before: Looked | undefined,
  now: DialogState,
): { step: DialogStep | null; looked: Looked } {
  if (before?.leaving !== undefined && before.leaving === now.asked) {
    return { step: null, looked: before }
  }
  const step = dialogStep(before ?? now, now)
  const isLeft = step?.do === 'leave'
  return { step, looked: isLeft ? { ...now, asked: undefined, leaving: now.asked } : now }
}

/** Keeps the address and the kit's dialogs in step: whichever of the two has moved, leads. */
export function dialogStep(before: DialogState, now: DialogState): DialogStep | null {
  const { asked, shown } = now
  if (asked === shown) return null
  if (asked !== before.asked || before.shown === shown) {
    if (asked === undefined)
      return shown && before.asked !== undefined ? { do: 'close' } : enter(now)
    if (now.legal.includes(asked)) return { do: 'open', dialog: asked }
    return now.settling ? null : { do: 'leave' }
  }
  return enter(now) ?? { do: 'leave' }
}

function enter({ shown }: DialogState): DialogStep | null {
  return shown ? { do: 'enter', dialog: shown } : null
}
