import { useState } from 'react'
import {
  contentOfProposal,
  type ProposalState,
  type ProposedCalls,
  type ToldProposal,
} from './proposalState.ts'

const ASKING: ProposalState = { state: 'asking' }

/** What the judge says of exactly what is proposed now, for a button that stands where it stands. */
export function useToldProposal(proposed: ProposedCalls | null) {
  const [last, setLast] = useState<ToldProposal>()
  const isOfThis = proposed !== null && last?.of === contentOfProposal(proposed)
  return { told: isOfThis && last ? last.told : ASKING, onTold: setLast }
}
