import type { TransactionDetails } from '@countersign/gateway'
import type { AbiValue, Expansion } from '@countersign/safe'
import { type Address, isAddress } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { describeDetails } from '../../shared/transaction/describeDetails.ts'

/**
 * Every address that a transaction deals with, each once: the other side, what it calls at any depth,
 * whom its parameters name, and who is refunded.
 */
export function listAddresses(
  details: TransactionDetails,
  opened: Expansion | null,
  chain: ChainConfig,
): Address[] {
  const { description } = describeDetails(details, opened, chain)
  const found: Address[] = []
  if ('party' in description && description.party) found.push(description.party.value)
  found.push(...addressesOf(opened))
  const info = details.detailedExecutionInfo
  if (info?.type === 'MULTISIG' && info.gasPrice !== '0') found.push(info.refundReceiver.value)
  return distinct(found)
}

/** Every address that calls go to, or name, at any depth; each once. */
export function addressesOf(opened: Expansion | null): Address[] {
  const found: Address[] = []
  for (const { to, decoding } of opened?.calls ?? []) {
    found.push(to)
    if (decoding.status === 'decoded') {
      for (const { value } of decoding.parameters) found.push(...addressesIn(value))
    }
  }
  return distinct(found)
}

const distinct = (all: readonly Address[]): Address[] => [
  ...new Map(all.map((address) => [address.toLowerCase(), address])).values(),
]

function addressesIn(value: AbiValue): Address[] {
  if (typeof value === 'string') return isAddress(value) ? [value] : []
  return typeof value === 'object' ? value.flatMap(addressesIn) : []
}
