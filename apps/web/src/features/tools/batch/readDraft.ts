import type { Call } from '@countersign/core/calls'
import { parseAccountPath } from '../../../shared/account/parseAccountPath.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { markOf, parseAmount } from '../../../shared/format/parseAmount.ts'
import { parseHex } from '../parseHex.ts'
import type { Draft } from './draftReducer.ts'

export type DraftFaults = {
  to?: 'noAddress' | 'badChecksum' | 'otherNetwork'
  amount?: 'noAmount' | 'tooFine'
  data?: 'noHex'
}

export type ReadCall = Required<Omit<Call, 'data'>> & Pick<Call, 'data'>

/** What is understood of a call so far, and what is wrong with the rest. */
export type DraftRead = Partial<ReadCall> & { faults: DraftFaults; call: ReadCall | null }

type Reading = { chain: ChainConfig; chains: readonly ChainConfig[]; locale: string }

/** Reads a call that somebody wrote, on the chain where it is to be sent. */
export function readDraft(draft: Draft, { chain, chains, locale }: Reading): DraftRead {
  const recipient = readRecipient(draft.to, chain, chains)
  const { decimals } = chain.nativeCurrency
  const amount = parseAmount(draft.amount, { decimals, mark: markOf(locale) })
  const bytes = parseHex(draft.data)
  const to = 'address' in recipient ? recipient.address : undefined
  const value = 'value' in amount ? amount.value : undefined
  const data = bytes === null || bytes === '0x' ? undefined : bytes
  const faults: DraftFaults = {
    ...('fault' in recipient && { to: recipient.fault }),
    // What could be two amounts is none.
    ...('fault' in amount && { amount: amount.fault === 'tooFine' ? 'tooFine' : 'noAmount' }),
    ...(bytes === null && { data: 'noHex' }),
  }
  const isWhole = to !== undefined && value !== undefined && bytes !== null
  return { to, value, data, faults, call: isWhole ? { to, value, data } : null }
}

function readRecipient(text: string, chain: ChainConfig, chains: readonly ChainConfig[]) {
  const plain = text.trim()
  const read = parseAccountPath(plain, chains)
  if (read.status === 'bad') {
    const fault = read.reason === 'unknownChain' ? 'otherNetwork' : read.reason
    return { fault } as const
  }
  const { address, chain: named } = read.account
  // An address without a network is meant for this one.
  if (plain.includes(':') && named.id !== chain.id) return { fault: 'otherNetwork' } as const
  return { address }
}
