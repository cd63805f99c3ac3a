import { type Endpoint, eachPage, type Gateway } from '@countersign/gateway'
import { getMessages } from '@countersign/gateway/service'
import * as v from 'valibot'
import { type Address, getAddress, type Hex, isHex, zeroAddress } from 'viem'
import type { FoundQueue } from './foundQueue.ts'
import { MAX_PAGES } from './maxPages.ts'

const text = v.union([v.string(), v.pipe(v.number(), v.transform(String))])
const bytes = v.custom<Hex>((input) => isHex(input))
const address = v.custom<Address>((input) => typeof input === 'string' && input.length === 42)
const signatures = v.array(v.object({ owner: v.string(), signature: v.nullish(bytes, null) }))

/** What is needed of an answer; whatever else it says, or leaves out, is of no matter. */
const proposal = v.object({
  to: address,
  value: text,
  data: v.nullish(bytes, null),
  operation: v.picklist([0, 1]),
  gasToken: v.nullish(address, zeroAddress),
  safeTxGas: text,
  baseGas: text,
  gasPrice: text,
  refundReceiver: v.nullish(address, zeroAddress),
  nonce: text,
  safeTxHash: bytes,
  proposer: v.nullish(v.string(), null),
  origin: v.nullish(v.string(), null),
  confirmations: v.nullish(signatures, () => []),
})
const message = v.object({
  messageHash: v.string(),
  message: getMessages.response.entries.results.item.entries.message,
  safeAppId: v.nullish(v.number(), null),
  origin: v.nullish(v.string(), null),
  confirmations: v.nullish(signatures, () => []),
})
const pageOf = <const Item extends v.GenericSchema>(item: Item) =>
  v.object({ next: v.nullable(v.string()), results: v.array(item) })

type FoundItem = v.InferOutput<typeof proposal>
type FoundText = v.InferOutput<typeof message>

/** The same calls as ours, below an address that ends before their version. */
const PROPOSALS = {
  name: 'proposals',
  method: 'GET',
  path: '/v2/safes/{safeAddress}/multisig-transactions',
  query: v.object({ executed: v.string(), nonce__gte: v.number(), limit: v.number() }),
  response: pageOf(proposal),
} as const satisfies Endpoint
const MESSAGES = {
  name: 'messages',
  method: 'GET',
  path: '/v1/safes/{safeAddress}/messages',
  query: v.object({ limit: v.number() }),
  response: pageOf(message),
} as const satisfies Endpoint
const DELEGATES = {
  name: 'delegates',
  method: 'GET',
  path: '/v2/delegates',
  query: v.object({ safe: v.string() }),
  response: v.object({ count: v.nullish(v.number(), 0) }),
} as const satisfies Endpoint

/** Reads what waits in a Safe from a transaction service, whose address ends in `/api`. */
export async function readFromService(
  gateway: Gateway,
  safe: Address,
  nonce: number,
): Promise<FoundQueue> {
  const options = { maximumPages: MAX_PAGES }
  const part = { safeAddress: safe, limit: 100 }
  const found = { proposals: [] as FoundItem[], messages: [] as FoundText[] }
  const waiting = { ...part, executed: 'false', nonce__gte: nonce }
  for await (const page of eachPage(gateway, PROPOSALS, waiting, options)) {
    found.proposals.push(...page.results)
  }
  for await (const page of eachPage(gateway, MESSAGES, part, options)) {
    found.messages.push(...page.results)
  }
  const { count } = await gateway.call(DELEGATES, { safe })
  return {
    proposals: found.proposals.map((each) => ({
      transaction: {
        to: getAddress(each.to),
        value: BigInt(each.value),
        data: (each.data ?? '0x').toLowerCase() as Hex, // the same bytes
        operation: each.operation,
        safeTxGas: BigInt(each.safeTxGas),
        baseGas: BigInt(each.baseGas),
        gasPrice: BigInt(each.gasPrice),
        gasToken: getAddress(each.gasToken),
        refundReceiver: getAddress(each.refundReceiver),
        nonce: BigInt(each.nonce),
      },
      nonce: Number(each.nonce),
      safeTxHash: each.safeTxHash,
      origin: each.origin,
      proposer: each.proposer,
      signatures: each.confirmations,
    })),
    messages: found.messages.map(({ confirmations, ...each }) => ({
      ...each,
      signatures: confirmations,
    })),
    delegates: count,
  }
}
