import type { OutboxEntry } from '@countersign/outbox'
import { judgeNewSafe, type NewSafeJudgement } from '@countersign/safe'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useActs } from '../../shared/acts/useActs.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import type { Draft } from './draft.ts'
import { findCreation } from './findCreation.ts'
import { parseSalt } from './parseSalt.ts'
import type { Wanted } from './readSite.ts'
import { type Lines, useOwners } from './useOwners.ts'
import { type ChainSite, useSites } from './useSites.ts'

export type SafePlanRead = {
  lines: Lines['lines']
  /** Null while something is missing or cannot be. */
  wanted: Wanted | null
  /** Undefined as long as nobody is named. */
  judgement: NewSafeJudgement | undefined
  networks: readonly (ChainSite & { act: OutboxEntry | undefined })[]
  /** Where it will stand; null until a network has been asked. */
  address: Address | null
}

/** What becomes of a draft: who is meant, whether it can be, and where it would stand. */
export function usePlan(draft: Draft, chosen: readonly number[], first: ChainConfig): SafePlanRead {
  const { addresses } = useConnection()
  const { acts } = useActs()
  const { lines, owners, isWhole } = useOwners(draft.owners, first)
  const salt = parseSalt(draft.salt)
  const { threshold, release } = draft
  const { refusal } = judgeNewSafe({ owners, threshold })
  const wanted = isWhole && !refusal && salt !== null ? { owners, threshold, release, salt } : null
  const networks = useSites(wanted).map((network) => {
    const { site, chain } = network
    const planned = site && 'planned' in site ? site.planned : undefined
    return { ...network, act: planned && findCreation(acts, chain.id, planned) }
  })
  const judgement = judgeNewSafe({
    ...{ owners, threshold },
    ...(addresses && { own: addresses }),
    networks: networks
      .filter(({ chain, site }) => site && chosen.includes(chain.id))
      .map(({ chain, site }) => ({ chainId: chain.id, contracts: site?.contracts ?? [] })),
  })
  const planned = networks.flatMap(({ site }) => (site && 'planned' in site ? [site.planned] : []))
  return {
    ...{ lines, wanted, networks },
    judgement: owners.length > 0 ? judgement : undefined,
    address: planned[0]?.address ?? null,
  }
}
