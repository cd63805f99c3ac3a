import { lazy, Suspense } from 'react'
import { Skeleton } from '../../../shared/ui/sections/Skeleton.tsx'
import type { Item, ItemKind } from '../draft/draft.ts'
import { estimateGas } from '../plan/estimateGas.ts'
import type { AnyRead, DraftRead } from '../read/readDraft.ts'
import { PaymentFields } from './PaymentFields.tsx'

const FETCH = {
  collectible: () => import('./CollectibleFields.tsx'),
  table: () => import('../table/TableFields.tsx'),
  call: () => import('../call/CallFields.tsx'),
  settings: () => import('../settings/SettingsFields.tsx'),
}

const CollectibleFields = lazy(async () => ({
  default: (await FETCH.collectible()).CollectibleFields,
}))
const TableFields = lazy(async () => ({ default: (await FETCH.table()).TableFields }))
const CallFields = lazy(async () => ({ default: (await FETCH.call()).CallFields }))
const SettingsFields = lazy(async () => ({ default: (await FETCH.settings()).SettingsFields }))

/** The fields of a kind, before there is one. */
export async function fetchFields(kind: ItemKind): Promise<void> {
  if (kind !== 'payment') await FETCH[kind]()
}

type ItemFieldsProps = {
  item: Item
  found: AnyRead
  /** The whole draft: what others take is not there any more. */
  read: DraftRead
  onChange: (change: Partial<Item>) => void
}

/** The fields of an item, whatever it is. What few people need is fetched when it is there. */
export function ItemFields({ item, found, read, onChange }: ItemFieldsProps) {
  if (item.kind === 'payment' && found.kind === 'payment') {
    const { token, flows } = found.read
    const total = read.totals.find((each) => each.token.address === token?.address)
    const own = flows.reduce((sum, { amount }) => sum + amount, 0n)
    const held = token ? read.heldOf(token.address) : null
    const left = held === null ? null : held - (total?.amount ?? 0n) + own
    const others = read.items.flatMap((each) => (each === found ? [] : each.read.calls))
    const otherGas = estimateGas([others], null)
    return <PaymentFields item={item} read={found.read} {...{ left, otherGas, onChange }} />
  }
  return (
    <Suspense fallback={<Skeleton rows={2} />}>
      {item.kind === 'collectible' && found.kind === 'collectible' && (
        <CollectibleFields item={item} read={found.read} onChange={onChange} />
      )}
      {item.kind === 'table' && found.kind === 'table' && (
        <TableFields item={item} read={found.read} onChange={onChange} />
      )}
      {item.kind === 'call' && found.kind === 'call' && (
        <CallFields item={item} read={found.read} onChange={onChange} />
      )}
      {item.kind === 'settings' && found.kind === 'settings' && (
        <SettingsFields item={item} read={found.read} onChange={onChange} />
      )}
    </Suspense>
  )
}
