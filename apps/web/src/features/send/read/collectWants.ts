import { isServiceName } from '@countersign/judge'
import type { Address } from 'viem'
import type { Draft } from '../draft/draft.ts'
import { type LateReaders, readDraft } from './readDraft.ts'
import type { Reading, SettingsReading } from './reading.ts'

export type Wants = {
  names: string[]
  tokens: Address[]
  collectibles: { contract: Address; tokenId: bigint }[]
}

/** What changes of settings need is asked by who knows their names. */
const unasked: SettingsReading = {
  settings: 'asking',
  newcomerAt: () => 'asking',
  update: () => 'asking',
  limits: () => 'asking',
  own: [],
}

/** What has to be asked before a draft can be read: found by reading it once with nobody answering. */
export function collectWants(
  draft: Draft,
  known: Omit<Reading, 'addressOf' | 'collectibleAt' | keyof SettingsReading>,
  late: LateReaders,
): Wants {
  const names = new Set<string>()
  const tokens = new Set<Address>()
  const collectibles = new Map<string, Wants['collectibles'][number]>()
  readDraft(
    draft,
    {
      ...known,
      ...unasked,
      // Whoever answers below is nobody's contact, which must not keep the rest of a line from being read.
      contacts: known.contacts.filter(({ name }) => !isServiceName(name)),
      addressOf(name) {
        names.add(name)
        // Somebody, so that the rest of the line is read, too.
        return '0x000000000000000000000000000000000000dEaD'
      },
      tokenAt(address) {
        const token = known.tokenAt(address)
        if (token === 'asking') tokens.add(address)
        return token
      },
      collectibleAt(contract, tokenId) {
        collectibles.set(`${contract}:${tokenId}`, { contract, tokenId })
        return 'asking'
      },
    },
    late,
  )
  return { names: [...names], tokens: [...tokens], collectibles: [...collectibles.values()] }
}
