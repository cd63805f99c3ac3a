import type { Address, Hex } from 'viem'
import { expect, it } from 'vitest'
import type { Asker, Askers, Reply } from './asker.ts'
import { createCodeReader } from './createCodeReader.ts'

const [one, other]: Address[] = [`0x${'a'.repeat(40)}`, `0x${'b'.repeat(40)}`]
const said = (value: Hex): Reply => ({ state: 'said', value })

function nodes(told: Partial<Record<keyof Askers, Reply>>) {
  const asked: number[] = []
  const node =
    (name: keyof Askers): Asker =>
    async (calls) => {
      asked.push(calls.length)
      return calls.map(() => told[name] ?? { state: 'notAsked' })
    }
  const askers = { nodeOne: node('nodeOne'), nodeTwo: node('nodeTwo'), wallet: node('wallet') }
  return { asked, read: createCodeReader(() => askers) }
}

it.each<[string, Partial<Record<keyof Askers, Reply>>, object]>([
  [
    'two who say the same are two voices',
    { nodeOne: said('0x60'), nodeTwo: said('0x60') },
    { state: 'same', contract: null, voices: 2 },
  ],
  ['one alone is one', { nodeOne: said('0x60') }, { state: 'same', contract: null, voices: 1 }],
  [
    'who is silent is no voice',
    { nodeOne: said('0x60'), nodeTwo: { state: 'silent' } },
    { state: 'same', contract: null, voices: 1 },
  ],
  [
    'one against two is disputed, whichever it is',
    { nodeOne: said('0x60'), nodeTwo: said('0x60'), wallet: said('0x61') },
    { state: 'disputed' },
  ],
  ['nonsense is no answer', { nodeOne: said('0x6' as Hex) }, { state: 'unheard' }],
  ['nobody says nothing', {}, { state: 'unheard' }],
])('R-JDG-3 %s', async (_, told, seen) => {
  expect(await nodes(told).read(one as Address)).toEqual(seen)
})

it('R-JDG-3 what is asked for at once goes out as one request to each', async () => {
  const { asked, read } = nodes({ nodeOne: said('0x60') })
  await Promise.all([read(one as Address), read(other as Address), read(one as Address)])
  expect(asked).toEqual([3, 3, 3])
})
