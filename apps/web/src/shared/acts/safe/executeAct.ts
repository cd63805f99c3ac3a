import { type Authorization, authorizeExecution } from '@countersign/judge'
import {
  type OutboxEntry,
  OutboxError,
  type OutboxResult,
  promptWallet,
  refused,
  type WalletCall,
} from '@countersign/outbox'
import type { SignedBy } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { otherFault } from '../actFaults.ts'
import type { JudgedActInput } from '../acts.ts'
import { explainRevert } from '../explainRevert.ts'
import type { ActPorts } from '../ports.ts'
import type { CheckedTransaction } from './checkTransaction.ts'
import { collectSignatures } from './collectSignatures.ts'
import { rehearseAgain } from './rehearseAgain.ts'
import { beginSafeAct, isBegun } from './safeAct.ts'

/** Executes what enough owners have signed: tried without sending first, then asked of the wallet. */
export async function executeAct(ports: ActPorts, input: JudgedActInput): Promise<OutboxResult> {
  const begun = await beginSafeAct(ports, input, input.authorization)
  if (!isBegun(begun)) return begun
  const { entry, checked, ground } = begun
  try {
    if (checked.transaction.nonce !== BigInt(ground.safe?.nonce ?? -1)) {
      throw new OutboxError('waits', String(ground.safe?.nonce))
    }
    const signatures = await collectEnough(ports, entry, checked)
    const moved = await rehearseAgain(ports, input, { checked, ground, signatures })
    if (moved) return moved
    const from = ports.wallet.account()
    if (!from) throw new OutboxError('wallet.notConnected')
    const execution = authorizeExecution(
      input.authorization,
      { ...checked, signatures },
      from,
      ports.now(),
    )
    if (!execution) throw new OutboxError('unjudged')
    ports.store.dispatch(entry.id, { type: 'readied' })
    const { call, authorization } = execution
    const client = ports.clientOf(entry.chainId)
    const fault = await explainRevert(client, { from, ...call })
    if (fault)
      return refused(ports.store.dispatch(entry.id, { type: 'faulted', fault }) ?? entry, fault)
    return await sendExecution(ports, entry, call, authorization)
  } catch (thrown) {
    return refused(entry, otherFault(thrown))
  }
}

/** Exactly as many signatures as are needed. */
async function collectEnough(
  ports: ActPorts,
  entry: OutboxEntry,
  checked: CheckedTransaction,
): Promise<SignedBy[]> {
  const signatures = await collectSignatures(ports, entry, checked)
  if (signatures.length < checked.threshold) throw new OutboxError('notEnough')
  return cheapest(signatures, checked.threshold)
}

/** Plain signatures first: what contracts vouch for costs more. */
function cheapest(signatures: readonly SignedBy[], count: number): SignedBy[] {
  const costOf = ({ signature }: SignedBy) => (signature.kind === 'contract' ? 1 : 0)
  return signatures.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, count)
}

async function sendExecution(
  ports: ActPorts,
  entry: OutboxEntry,
  call: WalletCall,
  leave: Authorization,
): Promise<OutboxResult> {
  const { entry: after, fault } = await promptWallet(ports, {
    entry,
    what: 'send',
    ask: async (from: Address, { token }) => {
      const nonce = entry.walletNonce ?? undefined
      const transaction = {
        ...{ from, chainId: entry.chainId, ...call },
        ...(nonce !== undefined && { nonce }),
      }
      const hash: Hex = await ports.wallet.sendTransaction(transaction, leave)
      return { type: 'sent', token, hash }
    },
  })
  return fault ? refused(after, fault) : { status: 'done', entry: after }
}
