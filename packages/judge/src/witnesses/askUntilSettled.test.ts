import type { Fact } from '@countersign/safe'
import { describe, expect, it } from 'vitest'
import { askUntilSettled } from './askUntilSettled.ts'
import type { Witnessed } from './askWitnesses.ts'

type Row = Witnessed['rows'][number]
type State = Row['told']['nodeOne']['state']

const row = (fact: Fact, verdict: Row['verdict'], state: State): Row => {
  const told = state === 'said' ? { state, value: '0x1' } : { state }
  const everybody = { own: told, gateway: told, nodeOne: told, nodeTwo: told, wallet: told }
  return { fact, verdict, told: { ...everybody, signature: told } } as Row // as much as is looked at
}
const found = (...rows: Row[]) => ({ rows, verdict: 'proven', named: [], block: 1 }) as never

const settled = found(row('blockHash', 'proven', 'said'), row('safeTxHash', 'proven', 'said'))

async function asked(first: Witnessed): Promise<number> {
  let count = 0
  await askUntilSettled(
    async () => {
      count += 1
      return count === 1 ? first : settled
    },
    async () => {},
  )
  return count
}

describe('R-GW-1 all witnesses are asked again', () => {
  it.each([
    ['what moves with the chain differs', found(row('nonce', 'mismatch', 'said'))],
    [
      'nodes tell of the block, and none of a Safe that was made just now',
      found(row('blockHash', 'proven', 'said'), row('safeTxHash', 'could not check', 'silent')),
    ],
  ])('where %s', async (_, first) => expect(await asked(first)).toBe(2))

  it.each([
    ['all say the same', settled],
    ['something else differs', found(row('safeTxHash', 'mismatch', 'said'))],
    ['nobody answers at all', found(row('blockHash', 'could not check', 'silent'))],
  ])('not where %s', async (_, first) => expect(await asked(first)).toBe(1))
})
