import type { Address } from 'viem'
import type { FunctionFamily } from './bundledFunctions.ts'
import type { ExpandedCall, Expansion } from './expandCalls.ts'

/** Functions that hand something over; each has the recipient in a parameter named `to`. */
const HANDING_OVER: ReadonlySet<string> = new Set([
  'transfer',
  'transferFrom',
  'safeTransferFrom',
  'safeBatchTransferFrom',
])
const TOKENS: ReadonlySet<string> = new Set<FunctionFamily>([
  'erc20',
  'erc20And721',
  'erc721',
  'erc1155',
])

/**
 * Whom a transaction pays, at any depth: coins, tokens and collectibles that go out in the account's
 * own name. Each once, in the order of the calls.
 */
export function listRecipients({ calls }: Expansion): Address[] {
  const own = calls[0]?.actor
  const found = calls.flatMap((call) => (call.actor === own ? (recipientOf(call) ?? []) : []))
  return [...new Map(found.map((address) => [address.toLowerCase(), address])).values()]
}

function recipientOf({ decoding, operation, to, value, actor }: ExpandedCall): Address | null {
  // A delegatecall runs code; it hands nothing over by itself.
  if (operation === 1) return null
  if (decoding.status === 'empty') {
    return value > 0n && to.toLowerCase() !== actor.toLowerCase() ? to : null
  }
  if (decoding.status !== 'decoded' || !TOKENS.has(decoding.family)) return null
  if (!HANDING_OVER.has(decoding.name)) return null
  const recipient = decoding.parameters.find(({ name }) => name === 'to')?.value
  // The bundled signatures say that it is an address.
  return typeof recipient === 'string' ? (recipient as Address) : null
}
