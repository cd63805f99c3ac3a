import type { SafeScript } from '@countersign/rehearsal'
import type { Client } from 'viem'
import {
  type PreparedRehearsal,
  prepareRehearsal,
} from '../../../shared/rehearsal/prepareRehearsal.ts'
import { reasonText } from '../../../shared/rehearsal/reasonText.ts'
import { rehearseOnChain } from '../../../shared/rehearsal/rehearseOnChain.ts'
import type { Rehearsed } from './toRehearsalState.ts'

export { prepareRehearsal }

/** Fetched beside the page: what is shown first does not wait for it. */
export async function rehearseForReview(
  client: Client,
  script: SafeScript,
  prepared: PreparedRehearsal,
): Promise<Rehearsed> {
  const rehearsal = await rehearseOnChain(client, Number(script.safe.chainId), script, prepared)
  return {
    rehearsal,
    reason: rehearsal.rung === 'static' ? null : reasonText(rehearsal.outcome),
  }
}
