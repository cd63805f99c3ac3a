import { proposeTransaction } from '@countersign/gateway'
import type { Act } from './act.ts'
import { gatewayFault } from './actFaults.ts'
import type { ActResult } from './acts.ts'
import type { ActPorts } from './ports.ts'

/** Tells the gateway of a signature that was made here. It keeps until it is told. */
export async function shareAct({ gateway, store }: ActPorts, act: Act): Promise<ActResult> {
  const { transaction, safeTxHash, signatures, note } = act
  const latest = signatures.at(-1)
  if (!transaction || !safeTxHash || !latest) {
    return { status: 'refused', act, fault: { kind: 'nothingSigned' } }
  }
  try {
    await gateway.call(proposeTransaction, {
      chainId: String(act.chainId),
      safeAddress: act.account,
      body: {
        ...transaction,
        nonce: Number(transaction.nonce),
        safeTxHash,
        sender: latest.signer,
        signature: latest.signature,
        origin: note ? JSON.stringify({ note }) : null,
      },
    })
  } catch (thrown) {
    const fault = gatewayFault(thrown)
    const kept = store.dispatch(act.id, { type: 'faulted', fault }) ?? act
    return { status: 'kept', act: kept, fault }
  }
  return { status: 'done', act: store.dispatch(act.id, { type: 'shared' }) ?? act }
}
