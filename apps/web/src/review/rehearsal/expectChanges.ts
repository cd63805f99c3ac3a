import type { Expansion } from '@countersign/safe'
import type { Address } from 'viem'

/** How many lines of each kind a rehearsal will have. */
export type ExpectedChanges = { balances: number; own: number; rights: number }

const RIGHTS = [
  'approve(address,uint256)',
  'increaseAllowance(address,uint256)',
  'decreaseAllowance(address,uint256)',
  'setApprovalForAll(address,bool)',
  'approveHash(bytes32)',
]

/**
 * How much there will be to tell, by the calls alone, so that its place is kept until it is known. A guess:
 * what a contract does with a call is for the rehearsal to say.
 */
export function expectChanges({ calls }: Pick<Expansion, 'calls'>, safe: Address): ExpectedChanges {
  const held = new Set<string>()
  const rights = new Set<string>()
  const moves = (what: string, from: string, to: string) => {
    if (from.toLowerCase() === to.toLowerCase()) return
    for (const who of [from, to]) held.add(`${who} ${what}`.toLowerCase())
  }
  for (const { to, value, operation, actor, decoding, path } of calls) {
    if (value > 0n && operation === 0) moves('coin', actor, to)
    if (decoding.status !== 'decoded') continue
    const [first, second] = decoding.parameters.map((parameter) => String(parameter.value))
    if (decoding.signature === 'transfer(address,uint256)') moves(to, actor, `${first}`)
    if (decoding.signature === 'transferFrom(address,address,uint256)') {
      moves(to, `${first}`, `${second}`)
    }
    if (decoding.name === 'safeTransferFrom') rights.add(path.join())
    if (RIGHTS.includes(decoding.signature)) rights.add(`${to} ${first}`.toLowerCase())
  }
  const own = [...held].filter((each) => each.startsWith(safe.toLowerCase()))
  return { balances: held.size, own: own.length, rights: rights.size }
}
