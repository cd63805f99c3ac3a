import * as v from 'valibot'
import { getAddress, type Hex } from 'viem'

/**
 * What nodes answer, as far as it is read here. Hashes and bytes come out in lower case, addresses
 * with their checksum: as the database holds them.
 */

// The pattern before it makes it what its type says.
const lower = v.transform((text: string) => text.toLowerCase() as Hex)

const quantity = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{1,16}$/i), v.transform(Number))
const bytes = v.pipe(v.string(), v.regex(/^0x(?:[0-9a-f]{2})*$/i), lower)
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i), lower)
const address = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{40}$/i),
  v.transform((text) => getAddress(text)),
)

export const amountSchema = v.pipe(
  v.string(),
  v.regex(/^0x[0-9a-f]{1,64}$/i),
  v.transform((text) => BigInt(text)),
)

export const bytesSchema = bytes

export const blockSchema = v.nullable(
  v.object({ number: quantity, hash, parentHash: hash, timestamp: quantity }),
)

export const logsSchema = v.array(
  v.object({
    address,
    topics: v.pipe(v.array(hash), v.maxLength(4)),
    data: bytes,
    blockNumber: quantity,
    blockHash: hash,
    transactionHash: hash,
    logIndex: quantity,
  }),
)

export const sentSchema = v.object({
  hash,
  from: address,
  /** Absent when it creates a contract. */
  to: v.nullish(address, null),
  value: amountSchema,
  input: bytes,
})

export const transactionSchema = v.nullable(sentSchema)

export const fullBlockSchema = v.nullable(
  v.object({ transactions: v.array(v.looseObject({ hash })) }),
)

export type Block = NonNullable<v.InferOutput<typeof blockSchema>>
export type Log = v.InferOutput<typeof logsSchema>[number]
export type Transaction = v.InferOutput<typeof sentSchema>
