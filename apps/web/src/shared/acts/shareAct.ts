import { proposeTransaction } from '@countersign/gateway'
import type { Act, ActFault, KeptSignature } from './act.ts'
import { gatewayFault } from './actFaults.ts'
import type { ActResult } from './acts.ts'
import type { ActPorts } from './ports.ts'
import { refused } from './safeAct.ts'

/** Tells the gateway of the signatures that it does not have. They keep until it is told. */
export async function shareAct(ports: ActPorts, act: Act): Promise<ActResult> {
  const { store } = ports
  const untold = act.signatures.filter(({ isShared }) => !isShared)
  if (act.signatures.length === 0) return refused(act, { kind: 'nothingSigned' })
  let after = act
  let fault: ActFault | null = null
  for (const signature of untold) {
    try {
      await tell(ports, act, signature)
      after = store.dispatch(act.id, { type: 'shared', signers: [signature.signer] }) ?? after
    } catch (thrown) {
      // One that it does not take keeps nobody else's from it.
      fault ??= gatewayFault(thrown)
    }
  }
  if (!fault) return { status: 'done', act: after }
  return { status: 'kept', act: store.dispatch(act.id, { type: 'faulted', fault }) ?? after, fault }
}

async function tell({ gateway }: ActPorts, act: Act, { signer, signature }: KeptSignature) {
  const { transaction, safeTxHash, note } = act
  if (!transaction || !safeTxHash) throw new Error('Only a Safe’s transactions are shared.')
  await gateway.call(proposeTransaction, {
    chainId: String(act.chainId),
    safeAddress: act.account,
    body: {
      ...transaction,
      nonce: Number(transaction.nonce),
      safeTxHash,
      sender: signer,
      signature,
      origin: note ? JSON.stringify({ note }) : null,
    },
  })
}
