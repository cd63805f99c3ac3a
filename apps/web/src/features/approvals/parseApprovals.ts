import { type Address, getAddress, type Hex, isAddressEqual, zeroAddress } from 'viem'
import { TOPICS } from './approvalEvents.ts'
import { type Grant, grantKey } from './grant.ts'

/** A log as a node tells it; anybody may have written it. */
export type ApprovalLog = { address: Address; topics: readonly Hex[]; transactionHash: Hex }

/** A right that a log spoke of, and the transaction that wrote it last. */
export type ToldGrant = { grant: Grant; hash: Hex }

/**
 * Every right that logs speak of, each once, in their order, which is the newest first. Whether it
 * still stands, the contracts know.
 */
export function parseApprovals(logs: readonly ApprovalLog[], permit2: Address): ToldGrant[] {
  const found = new Map<string, ToldGrant>()
  for (const log of logs) {
    const grant = parse(log, permit2)
    if (!grant || found.has(grantKey(grant))) continue
    found.set(grantKey(grant), { grant, hash: log.transactionHash })
  }
  return [...found.values()]
}

function parse({ address, topics }: ApprovalLog, permit2: Address): Grant | undefined {
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
      if (!isAddressEqual(address, permit2)) return undefined
      const [token, spender] = [addressIn(second), addressIn(third)]
      return token && spender && { kind: 'permit2', contract: token, spender, through: contract }
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
