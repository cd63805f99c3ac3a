import { type CodeRight, type Expansion, listRights, type Right } from '@countersign/safe'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ChainConfig } from '../../../shared/appConfig.ts'
import { isOfficialLimits } from '../../../shared/limits/officialLimits.ts'
import { useAnchors } from '../../../shared/safety/AnchorsContext.ts'
import { codeQuery } from '../codeQueries.ts'
import type { ShownRehearsal } from '../rehearsal/useRehearsal.ts'
import { type RightsState, rightsIn } from './findRights.ts'

/** So many are looked at; of more, nobody knows whose code they are. */
const MOST = 20

/** Whom a transaction that waits would give a right, and what is known of each of them. */
export function useRights(opened: Expansion | null, shown: ShownRehearsal): RightsState {
  const { countersign } = useApp()
  const { address: safe, chain } = useAccount()
  const { own } = useAnchors()
  const stated = useMemo(() => (opened ? listRights(opened) : []), [opened])
  const rehearsed = useMemo(() => (opened ? seenIn(shown, safe) : null), [opened, shown, safe])
  const holders = [...new Set([...stated, ...(rehearsed ?? [])].flatMap(codeHolder))]
  const asked = useQueries({
    queries: holders.slice(0, MOST).map((holder) => codeQuery(countersign, chain.id, holder)),
  })
  return {
    stated,
    rehearsed,
    codeOf: (holder) => {
      const index = holders.findIndex((each) => isAddressEqual(each, holder))
      const { data, isError } = asked[index] ?? { isError: true }
      return isError ? { state: 'unheard' } : data
    },
    isKnown: (holder) => own.some((each) => isAddressEqual(each, holder)),
    isVouched: (kind, holder) => isVouched(chain, kind, holder),
  }
}

/** What both nodes saw, and they alone. */
function seenIn({ state, rehearsal }: ShownRehearsal, safe: Address): Right[] | null {
  const isSeen = state.state === 'agrees' && state.voices > 1
  return isSeen && rehearsal && rehearsal.rung !== 'static'
    ? rightsIn(rehearsal.changes, safe)
    : null
}

const codeHolder = (right: Right): Address[] =>
  'holder' in right && !('token' in right) ? [right.holder] : []

/** The contract for spending limits is the one module that Safe's makers, or the operator, stand for. */
const isVouched = ({ contracts }: ChainConfig, kind: CodeRight, holder: Address): boolean =>
  kind === 'module' &&
  (isOfficialLimits(holder) ||
    (contracts?.allowanceModule !== undefined && isAddressEqual(contracts.allowanceModule, holder)))
