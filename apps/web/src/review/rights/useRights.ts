import type { Finding, SeenCode } from '@countersign/judge'
import type { CodeRight, Expansion, Right } from '@countersign/safe'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { ChainConfig } from '../../shared/appConfig.ts'
import { isOfficialLimits } from '../../shared/limits/officialLimits.ts'
import { useAnchors } from '../../shared/safety/AnchorsContext.ts'
import { codeQuery } from '../calls/codeQueries.ts'
import { proverQuery } from '../proof/loadProver.ts'
import type { ShownRehearsal } from '../rehearsal/useRehearsal.ts'

/** So many are looked at. */
const MOST = 20
/** Of more, nobody knows whose code they are. */
const UNKNOWN: SeenCode = { state: 'same', contract: null, voices: 1 }

const NONE: readonly Right[] = []

/** Whom a transaction that waits would give a right, and what is known of each of them. */
export function useRights(
  opened: Expansion | null,
  shown: ShownRehearsal,
): readonly Finding[] | 'asking' | 'failed' {
  const { countersign } = useApp()
  const { address: safe, chain } = useAccount()
  const { own } = useAnchors()
  const prover = useQuery(proverQuery)
  const { data: judge } = prover
  const stated = useMemo(() => (opened && judge ? judge.listRights(opened) : NONE), [opened, judge])
  const rehearsed = useMemo(
    () => (opened && judge && isSeen(shown) ? judge.rightsIn(changesOf(shown), safe) : null),
    [opened, judge, shown, safe],
  )
  const holders = [...new Set([...stated, ...(rehearsed ?? [])].flatMap(codeHolder))]
  const asked = useQueries({
    queries: holders.slice(0, MOST).map((holder) => codeQuery(countersign, chain.id, holder)),
  })
  if (!opened) return []
  if (!judge) return prover.isError ? 'failed' : 'asking'
  return judge.findRights({
    stated,
    rehearsed,
    isRead: judge.readIn(askedOf(shown), safe),
    codeOf: (holder) => {
      const index = holders.findIndex((each) => isAddressEqual(each, holder))
      if (index >= MOST) return UNKNOWN
      const { data, isError } = asked[index] ?? { isError: true }
      return isError ? { state: 'unheard' } : data
    },
    isKnown: (holder) => own.some((each) => isAddressEqual(each, holder)),
    isVouched: (kind, holder) => isVouched(chain, kind, holder),
  })
}

/** By both nodes, and by them alone. */
const isSeen = ({ state }: ShownRehearsal) => state.state === 'agrees' && state.voices > 1

const changesOf = ({ rehearsal }: ShownRehearsal) =>
  rehearsal && rehearsal.rung !== 'static' ? rehearsal.changes : []

const askedOf = ({ rehearsal }: ShownRehearsal) =>
  rehearsal && rehearsal.rung !== 'static' ? rehearsal.asked : []

const codeHolder = (right: Right): Address[] =>
  'holder' in right && !('token' in right) ? [right.holder] : []

/** The contract for spending limits is the one module that Safe's makers, or the operator, stand for. */
const isVouched = ({ contracts }: ChainConfig, kind: CodeRight, holder: Address): boolean =>
  kind === 'module' &&
  (isOfficialLimits(holder) ||
    (contracts?.allowanceModule !== undefined && isAddressEqual(contracts.allowanceModule, holder)))
