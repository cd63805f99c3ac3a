import type { Address } from 'viem'
import type { Token } from '../../../shared/assets/tokens.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import type { CallRead } from '../call/readCall.ts'
import type { Draft, ItemOf } from '../draft/draft.ts'
import type { lateSettings } from '../settings/lateSettings.ts'
import type { SettingsRead } from '../settings/settingsRead.ts'
import type { TableRead } from '../table/readTable.ts'
import { type CollectibleRead, readCollectible } from './readCollectible.ts'
import type { Fault, Flow, ItemRead, ReadCall, Reading } from './reading.ts'
import { type PaymentRead, readPayment } from './readPayment.ts'

type LateSettings = typeof lateSettings

/** Readers that are fetched when an item needs them; null while they are on their way. */
export type LateReaders = {
  readTable: ((item: ItemOf<'table'>, reading: Reading) => TableRead) | null
  readCall: ((item: ItemOf<'call'>, reading: Reading) => CallRead) | null
  settings: LateSettings | null
}

export type AnyRead =
  | { kind: 'payment'; read: PaymentRead }
  | { kind: 'collectible'; read: CollectibleRead }
  | { kind: 'call'; read: CallRead }
  | { kind: 'table'; read: TableRead }
  | { kind: 'settings'; read: SettingsRead }
  | { kind: 'late'; read: ItemRead }

export type Total = { token: Token; amount: bigint; held: bigint | null }

export type DraftRead = {
  items: readonly AnyRead[]
  /** In the order of the items; none unless all of them are whole. */
  calls: readonly ReadCall[]
  flows: readonly Flow[]
  /** Who gets something, or is called; each once. */
  people: readonly Address[]
  /** They, and whom calls name in their values: any of them may be somebody's forgery. */
  named: readonly Address[]
  /** What leaves, by token. */
  totals: readonly Total[]
  /** What the account has of a token; null while nobody has said. */
  heldOf: (token: Address) => bigint | null
  isAsking: boolean
  hasFaults: boolean
}

/** What is understood of a whole draft, with what only shows when its items are seen together. */
export function readDraft(draft: Draft, reading: Reading, late: LateReaders): DraftRead {
  // Each change of settings is of what those before it leave.
  let { settings } = reading
  const items = withinMeans(
    draft.items.map((item): AnyRead => {
      if (item.kind === 'payment') return { kind: item.kind, read: readPayment(item, reading) }
      if (item.kind === 'collectible') {
        return { kind: item.kind, read: readCollectible(item, reading) }
      }
      if (item.kind === 'table' && late.readTable) {
        return { kind: item.kind, read: late.readTable(item, reading) }
      }
      if (item.kind === 'call' && late.readCall) {
        return { kind: item.kind, read: late.readCall(item, reading) }
      }
      if (item.kind === 'settings' && late.settings) {
        const read = late.settings.readSettings(item, { ...reading, settings })
        settings = read.after ?? settings
        const isBeside = read.calls.some(({ operation }) => operation) && draft.items.length > 1
        return { kind: item.kind, read: isBeside ? withoutOthers(read) : read }
      }
      const read = { id: item.id, calls: [], flows: [], faults: {}, isAsking: true }
      return { kind: 'late', read }
    }),
    reading,
  )
  const reads = items.map(({ read }): ItemRead => read)
  const isWhole = reads.every(({ calls, faults }) => {
    return calls.length > 0 && Object.keys(faults).length === 0
  })
  const flows = reads.flatMap((read) => read.flows)
  const people = distinct(items.flatMap(peopleOf))
  const { balances } = reading
  const heldOf = (token: Address) => (balances ? (balances.get(token) ?? 0n) : null)
  return {
    items,
    calls: isWhole ? reads.flatMap(({ calls }) => calls) : [],
    flows,
    people,
    named: distinct([...people, ...items.flatMap(namedIn)]),
    totals: sumUp(flows, heldOf),
    heldOf,
    isAsking: reads.some(({ isAsking }) => isAsking),
    hasFaults: reads.some(({ faults }) => Object.keys(faults).length > 0),
  }
}

/** Code that runs as the Safe's own is looked at by itself: batches only call. */
const withoutOthers = (read: SettingsRead): SettingsRead => ({
  ...read,
  calls: [],
  faults: { what: { word: 'fault.alone' } },
})

function peopleOf(item: AnyRead): Address[] {
  const paid = item.read.flows.map(({ to }) => to)
  if (item.kind !== 'collectible' && item.kind !== 'call') return paid
  const { recipient, calls } = item.read
  return recipient.status === 'found' && calls.length > 0 ? [...paid, recipient.address] : paid
}

function namedIn(item: AnyRead): Address[] {
  if (item.kind === 'call') return item.read.named.flat()
  const recipient = item.kind === 'settings' ? item.read.recipient : null
  return recipient?.status === 'found' ? [recipient.address] : []
}

const distinct = (addresses: readonly Address[]) => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
]

/** More than there is, is said at the item with which it becomes too much. */
function withinMeans(items: AnyRead[], { balances, locale }: Reading): AnyRead[] {
  if (!balances) return items
  const spent = new Map<Address, bigint>()
  return items.map((item) => {
    let short: Fault | undefined
    for (const { token, amount } of wishesOf(item)) {
      const sum = (spent.get(token.address) ?? 0n) + amount
      spent.set(token.address, sum)
      const held = balances.get(token.address) ?? 0n
      if (sum <= held) continue
      const show = (value: bigint) =>
        `${formatAmount(value, token.decimals, locale)} ${token.symbol}`
      short = { word: 'fault.tooMuch', values: { held: show(held), wanted: show(sum) } }
    }
    return short ? withFault(item, short) : item
  })
}

/** What an item takes; a payment also while nobody has said who gets it. */
function wishesOf(item: AnyRead): readonly Omit<Flow, 'to'>[] {
  if (item.kind !== 'payment' || item.read.flows.length > 0) return item.read.flows
  const { token, value } = item.read
  return token && value !== null ? [{ token, amount: value }] : []
}

function withFault(item: AnyRead, fault: Fault): AnyRead {
  const field = item.kind === 'table' ? 'text' : 'amount'
  // The same item with one more fault, in a field that its kind has.
  return {
    ...item,
    read: { ...item.read, faults: { ...item.read.faults, [field]: fault } },
  } as AnyRead
}

function sumUp(flows: readonly Flow[], heldOf: DraftRead['heldOf']): Total[] {
  const totals = new Map<Address, Total>()
  for (const { token, amount } of flows) {
    const before = totals.get(token.address)?.amount ?? 0n
    totals.set(token.address, { token, amount: before + amount, held: heldOf(token.address) })
  }
  return [...totals.values()]
}
