import { compareRehearsals, type RehearseBy, type SafeScript } from '@countersign/rehearsal'
import { openNodes } from '../../shared/rehearsal/openNodes.ts'
import {
  type PreparedRehearsal,
  prepareRehearsals,
} from '../../shared/rehearsal/prepareRehearsal.ts'
import { reasonText } from '../../shared/rehearsal/reasonText.ts'
import { rehearseOnChain } from '../../shared/rehearsal/rehearseOnChain.ts'
import type { Rehearsed } from './toRehearsalState.ts'

export { openNodes, prepareRehearsals }

type Part = Omit<SafeScript, 'kind' | 'safe'> & { safe: Omit<SafeScript['safe'], 'version'> }

/** Rehearses it by each node for itself. Fetched beside the page: what is shown first does not wait for it. */
export async function rehearseForReview(
  part: Part,
  nodes: readonly PreparedRehearsal[],
): Promise<Rehearsed> {
  const compared = await compareRehearsals(nodes.map((prepared) => rehearseBy(part, prepared)))
  const { rehearsal } = compared
  return {
    ...compared,
    reason: rehearsal.rung === 'static' ? null : reasonText(rehearsal.outcome),
  }
}

function rehearseBy(part: Part, prepared: PreparedRehearsal): RehearseBy {
  const { client, setting } = prepared
  const safe = { ...part.safe, version: setting.state.version }
  return (height) =>
    rehearseOnChain(
      client,
      Number(safe.chainId),
      { kind: 'safe', ...part, safe },
      height === undefined ? { prepared } : { height },
    )
}
