import type { KeyValueStorage } from '@countersign/core'
import { messageEntryId, newEntry, type OutboxEntry, type OutboxStore } from '@countersign/outbox'
import * as v from 'valibot'
import { type Address, getAddress, type Hex, isAddress, isHex } from 'viem'
import { LOCAL_PREFIX } from '../local/openLocal.ts'

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false })),
  v.transform((text): Address => getAddress(text)),
)
const hex = v.custom<Hex>((input) => isHex(input), 'Expected hex')
const place = { chainId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)), address }
const fields = v.record(v.string(), v.unknown())

/** A message that an owner signed, and that the gateway did not have yet. */
const signedMessage = v.object({
  ...place,
  hash: hex,
  message: v.union([
    v.string(),
    v.object({
      domain: fields,
      types: v.record(v.string(), v.array(v.object({ name: v.string(), type: v.string() }))),
      primaryType: v.string(),
      message: fields,
    }),
  ]),
  signer: address,
  signature: hex,
})

/** Calls that a wallet sends together, known by the wallet's own id. */
const batch = v.object({
  ...place,
  id: v.pipe(v.string(), v.minLength(1)),
  description: v.pipe(v.string(), v.maxLength(1_000)),
  sentAt: v.number(),
})

const fromMessage = (signed: v.InferOutput<typeof signedMessage>, now: number): OutboxEntry => {
  const { chainId, address: account, hash, message: content, signer, signature } = signed
  return newEntry({
    id: messageEntryId(signed, hash, signer),
    ...{ chainId, account, kind: 'message', description: '', createdAt: now },
    message: { hash, content },
    stage: 'signed',
    signatures: [{ signer, signature, isShared: false }],
  })
}

const fromBatch = (sent: v.InferOutput<typeof batch>): OutboxEntry => {
  const { chainId, address: account, id, description, sentAt } = sent
  return newEntry({
    id: `batch:${chainId}:${account}:${id}`.toLowerCase().slice(0, 1_000),
    ...{ chainId, account, kind: 'wallet', description, createdAt: sentAt },
    stage: 'sent',
    batch: id,
  })
}

/** What earlier versions kept in lists of their own, each by its key. */
const OLDER: Readonly<Record<string, (item: unknown, now: number) => OutboxEntry | undefined>> = {
  messages: (item, now) => {
    const read = v.safeParse(signedMessage, item)
    return read.success ? fromMessage(read.output, now) : undefined
  },
  batches: (item) => {
    const read = v.safeParse(batch, item)
    return read.success ? fromBatch(read.output) : undefined
  },
}

/**
 * Moves what earlier versions kept in lists of their own into the outbox. It leaves its list only once it is
 * written down here; what cannot be read stays there, for a version that can.
 */
export function adoptOlderLists(store: OutboxStore, storage: KeyValueStorage, now: number): void {
  for (const [key, readItem] of Object.entries(OLDER)) {
    const items = itemsOf(storage.getItem(LOCAL_PREFIX + key))
    const read = items.map((item) => ({ item, entry: readItem(item, now) }))
    const entries = read.flatMap(({ entry }) => entry ?? [])
    if (entries.length === 0) continue
    // The last versions kept a batch in both.
    const batches = new Set(store.get().map(batchOf))
    store.add(entries.filter((entry) => entry.batch === null || !batches.has(batchOf(entry))))
    // One that stands there already may be without its signature.
    for (const { id, signatures } of entries) {
      if (signatures.length > 0) store.dispatch(id, { type: 'received', signatures })
    }
    if (!store.isWritten()) continue
    const left = read.filter(({ entry }) => !entry).map(({ item }) => item)
    if (left.length === 0) storage.removeItem(LOCAL_PREFIX + key)
    else storage.setItem(LOCAL_PREFIX + key, JSON.stringify(left))
  }
}

/** A wallet's id of a batch is its own: another's may be the same. */
const batchOf = ({ chainId, account, batch: id }: OutboxEntry): string =>
  `${chainId}:${account}:${id}`.toLowerCase()

/** What is still in these lists: nobody here can read it. */
export const unreadInOlderLists = (storage: KeyValueStorage): unknown[] =>
  Object.keys(OLDER).flatMap((key) => {
    const text = storage.getItem(LOCAL_PREFIX + key)
    if (text === null) return []
    const items = itemsOf(text)
    return items.length > 0 ? items : [text]
  })

/** What is no list at all is left as it is. */
function itemsOf(text: string | null): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(items) ? items : []
  } catch {
    return []
  }
}
