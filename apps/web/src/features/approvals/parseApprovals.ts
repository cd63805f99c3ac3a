import { type Address, getAddress, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { PERMIT2, TOPICS } from './approvalEvents.ts'
import { type Grant, grantKey } from './grant.ts'

/** A log as a node tells it; anybody may have written it. */
export type ApprovalLog = { address: Address; topics: readonly Hex[] }

/** Every right that logs speak of, each once. Whether it still stands, the contracts know. */
export function parseApprovals(logs: readonly ApprovalLog[]): Grant[] {
  const found = logs.flatMap((log) => parse(log) ?? [])
  return [...new Map(found.map((grant) => [grantKey(grant), grant])).values()]
}

function parse({ address, topics }: ApprovalLog): Grant | undefined {
  const [event, , second, third] = topics
  const contract = getAddress(address)
  switch (event) {
    case TOPICS.approval: {
      const spender = addressIn(second)
      if (!spender) return undefined
      return third === undefined
        ? { kind: 'erc20', contract, spender }
        : { kind: 'erc721', contract, spender, tokenId: BigInt(third) }
    }
    case TOPICS.approvalForAll: {
      const spender = addressIn(second)
      return spender && { kind: 'all', contract, spender }
    }
    case TOPICS.permit2Approval:
    case TOPICS.permit2Permit: {
      // Others write the same events and keep nobody's rights.
      if (!isAddressEqual(address, PERMIT2)) return undefined
      const [token, spender] = [addressIn(second), addressIn(third)]
      return token && spender && { kind: 'permit2', contract: token, spender }
    }
    default:
      return undefined
  }
}

function addressIn(word: Hex | undefined): Address | undefined {
  if (!word || !/^0x0{24}[0-9a-f]{40}$/i.test(word)) return undefined
  const address = getAddress(`0x${word.slice(-40)}`)
  // Given to nobody: that is how a right is taken back.
  return isAddressEqual(address, zeroAddress) ? undefined : address
}
