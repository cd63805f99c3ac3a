import {
  type AccountScript,
  compareRehearsals,
  type RehearseBy,
  type SafeScript,
} from '@countersign/rehearsal'
import type { Client } from 'viem'
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
  return explain(await compareRehearsals(nodes.map((prepared) => rehearseBy(part, prepared))))
}

/** The same for an account's own calls. */
export async function rehearseCalls(
  nodes: readonly Client[],
  chainId: number,
  script: Omit<AccountScript, 'kind'>,
): Promise<Rehearsed> {
  const by =
    (client: Client): RehearseBy =>
    (height) =>
      rehearseOnChain(
        client,
        chainId,
        { kind: 'account', ...script },
        height === undefined ? {} : { height },
      )
  return explain(await compareRehearsals(nodes.map(by)))
}

function explain(compared: Omit<Rehearsed, 'reason'>): Rehearsed {
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
