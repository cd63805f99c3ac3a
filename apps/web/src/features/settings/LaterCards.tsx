import type { Address } from 'viem'
import { DelegatesCard } from './delegates/DelegatesCard.tsx'
import { LimitsCard } from './limits/LimitsCard.tsx'

type LaterCardsProps = {
  modules: readonly Address[] | null
  owners: readonly Address[] | null
}

/** Who may do something without being an owner: spend a little, or propose. */
export function LaterCards({ modules, owners }: LaterCardsProps) {
  return (
    <>
      <LimitsCard modules={modules} />
      <DelegatesCard owners={owners} />
    </>
  )
}
