import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHash, isHex } from 'viem'

const address = v.pipe(
  v.string(),
  v.check((value) => isAddress(value, { strict: false }), 'Expected an address'),
  v.transform((value): Address => getAddress(value)),
)
const hex = v.custom<Hex>((value) => isHex(value), 'Expected hex')
const hash = v.custom<Hex>((value) => typeof value === 'string' && isHash(value), 'Expected a hash')

/** Apps send amounts as decimal or hex text, some as numbers. */
const amount = v.pipe(
  v.union([
    v.pipe(v.string(), v.regex(/^(\d+|0x[0-9a-fA-F]+)$/)),
    v.pipe(v.number(), v.safeInteger()),
  ]),
  v.transform((value) => BigInt(value)),
)

/** What apps ask with, by question. */
export const params = {
  hash,
  balances: v.optional(v.object({ currency: v.optional(v.string()) })),
  transaction: v.object({ safeTxHash: hash }),
  rpc: v.object({ call: v.string(), params: v.array(v.unknown()) }),
  settings: v.object({ offChainSigning: v.boolean() }),
  send: v.object({
    txs: v.array(v.object({ to: address, value: amount, data: v.optional(hex, '0x') })),
    params: v.optional(v.object({ safeTxGas: v.optional(amount) })),
  }),
  message: v.object({ message: v.string() }),
  typedMessage: v.object({
    typedData: v.object({
      domain: v.record(v.string(), v.unknown()),
      types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
      message: v.record(v.string(), v.unknown()),
      primaryType: v.optional(v.string()),
    }),
  }),
  permissions: v.array(v.record(v.string(), v.unknown())),
}
