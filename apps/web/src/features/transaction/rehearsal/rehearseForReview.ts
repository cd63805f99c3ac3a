import type { SafeScript } from '@countersign/rehearsal'
import type { Client } from 'viem'
import { reasonText } from '../../../shared/rehearsal/reasonText.ts'
import { rehearseOnChain } from '../../../shared/rehearsal/rehearseOnChain.ts'
import type { Rehearsed } from './toRehearsalState.ts'

/** Fetched beside the page: what is shown first does not wait for it. */
export async function rehearseForReview(client: Client, script: SafeScript): Promise<Rehearsed> {
  const rehearsal = await rehearseOnChain(client, Number(script.safe.chainId), script)
  return {
    rehearsal,
    reason: rehearsal.rung === 'static' ? null : reasonText(rehearsal.outcome),
  }
}
