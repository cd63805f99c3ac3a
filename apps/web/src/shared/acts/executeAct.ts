import { type Authorization, authorizeExecution } from '@countersign/judge'
import type { SignedBy } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import type { WalletCall } from '../gate/walletRequests.ts'
import type { Act } from './act.ts'
import { ActError, otherFault } from './actFaults.ts'
import type { ActResult, JudgedActInput } from './acts.ts'
import { askWallet } from './askWallet.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import { collectSignatures } from './collectSignatures.ts'
import { explainRevert } from './explainRevert.ts'
import type { ActPorts } from './ports.ts'
import { refused } from './refused.ts'
import { rehearseAgain } from './rehearseAgain.ts'
import { beginSafeAct, isBegun } from './safeAct.ts'

/** Executes what enough owners have signed: tried without sending first, then asked of the wallet. */
export async function executeAct(ports: ActPorts, input: JudgedActInput): Promise<ActResult> {
  const begun = await beginSafeAct(ports, input, input.authorization)
  if (!isBegun(begun)) return begun
  const { act, checked, ground } = begun
  try {
    if (checked.transaction.nonce !== BigInt(ground.safe?.nonce ?? -1)) {
      throw new ActError('waits', String(ground.safe?.nonce))
    }
    const signatures = await collectEnough(ports, act, checked)
    const moved = await rehearseAgain(ports, input, { checked, ground, signatures })
    if (moved) return moved
    const from = ports.wallet.account()
    if (!from) throw new ActError('wallet.notConnected')
    const execution = authorizeExecution(
      input.authorization,
      { ...checked, signatures },
      from,
      ports.now(),
    )
    if (!execution) throw new ActError('unjudged')
    ports.store.dispatch(act.id, { type: 'readied' })
    const { call, authorization } = execution
    const client = ports.clientOf(act.chainId)
    const fault = await explainRevert(client, { from, ...call })
    if (fault)
      return refused(ports.store.dispatch(act.id, { type: 'faulted', fault }) ?? act, fault)
    return await sendExecution(ports, act, call, authorization)
  } catch (thrown) {
    return refused(act, otherFault(thrown))
  }
}

/** Exactly as many signatures as are needed. */
async function collectEnough(
  ports: ActPorts,
  act: Act,
  checked: CheckedTransaction,
): Promise<SignedBy[]> {
  const signatures = await collectSignatures(ports, act, checked)
  if (signatures.length < checked.threshold) throw new ActError('notEnough')
  return cheapest(signatures, checked.threshold)
}

/** Plain signatures first: what contracts vouch for costs more. */
function cheapest(signatures: readonly SignedBy[], count: number): SignedBy[] {
  const costOf = ({ signature }: SignedBy) => (signature.kind === 'contract' ? 1 : 0)
  return signatures.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, count)
}

async function sendExecution(
  ports: ActPorts,
  act: Act,
  call: WalletCall,
  leave: Authorization,
): Promise<ActResult> {
  const { act: after, fault } = await askWallet(ports, {
    act,
    what: 'send',
    ask: async (from: Address, { token }) => {
      const nonce = act.walletNonce ?? undefined
      const transaction = {
        ...{ from, chainId: act.chainId, ...call },
        ...(nonce !== undefined && { nonce }),
      }
      const hash: Hex = await ports.wallet.sendTransaction(transaction, leave)
      return { type: 'sent', token, hash }
    },
  })
  return fault ? refused(after, fault) : { status: 'done', act: after }
}
