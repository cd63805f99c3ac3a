import type { Act } from './act.ts'
import { ActError, otherFault } from './actFaults.ts'
import type { ActResult, Replacing } from './acts.ts'
import { askWallet } from './askWallet.ts'
import type { ActPorts } from './ports.ts'
import { prepareReplacement } from './quoteReplacement.ts'
import { refused } from './refused.ts'

/** Sends the same, or nothing, at the nonce of what is stuck: only one of both can be mined. */
export async function replaceAct(
  ports: ActPorts,
  act: Act,
  how: Replacing,
  /** What the visitor was shown that it costs at most. */
  most: bigint,
): Promise<ActResult> {
  const { act: after, fault } = await askWallet(ports, {
    act,
    what: 'replacement',
    ask: async (_, { token }) => {
      const {
        transaction,
        authorization,
        after: cost,
      } = await prepareReplacement(ports, act, how).catch(tell)
      if (cost > most) throw new ActError('feeMoved')
      const hash = await ports.wallet.sendTransaction(transaction, authorization)
      return { type: 'sent', token, hash }
    },
  })
  return fault ? refused(after, fault) : { status: 'done', act: after }
}

/** The wallet was not asked yet: whatever a node throws is no doubt about that. */
function tell(thrown: unknown): never {
  const { kind, details } = otherFault(thrown)
  throw new ActError(kind, details)
}
