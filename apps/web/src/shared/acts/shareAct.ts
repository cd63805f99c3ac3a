import { GatewayResponseError, proposeTransaction } from '@countersign/gateway'
import type { Hex } from 'viem'
import type { Act, ActFault, KeptSignature } from './act.ts'
import { ActError, gatewayFault } from './actFaults.ts'
import type { ActResult } from './acts.ts'
import type { ActPorts } from './ports.ts'
import { refused } from './refused.ts'
import { originOf, renewProposal } from './renewProposal.ts'

type Sharing = {
  /** Whether a wallet may be asked to sign for what was taken back. */
  mayRenew: boolean
}

/** Tells the gateway of the signatures that it does not have. They keep until it is told. */
export async function shareAct(
  ports: ActPorts,
  act: Act,
  { mayRenew }: Sharing = { mayRenew: true },
): Promise<ActResult> {
  const { store } = ports
  const untold = act.signatures.filter(({ isShared }) => !isShared)
  if (act.signatures.length === 0) return refused(act, { kind: 'nothingSigned' })
  let after = act
  let fault: ActFault | null = null
  for (const signature of untold) {
    try {
      await tell(ports, act, signature, mayRenew)
      after = store.dispatch(act.id, { type: 'shared', signers: [signature.signer] }) ?? after
    } catch (thrown) {
      // One that it does not take keeps nobody else's from it.
      fault ??= thrown instanceof ActError ? thrown.fault : gatewayFault(thrown)
    }
  }
  if (!fault) return { status: 'done', act: after }
  return { status: 'kept', act: store.dispatch(act.id, { type: 'faulted', fault }) ?? after, fault }
}

/** What the gateway answers about something that was taken back. */
const TAKEN_BACK = 409

/** Tells of one; what was taken back its signer is asked to sign for once more. */
async function tell(ports: ActPorts, act: Act, kept: KeptSignature, mayRenew: boolean) {
  try {
    await post(ports, act, kept)
  } catch (thrown) {
    if (!(thrown instanceof GatewayResponseError) || thrown.status !== TAKEN_BACK) throw thrown
    if (!mayRenew) throw new ActError('takenBack')
    await renewProposal(ports, act, kept.signer, (renewal) => post(ports, act, kept, renewal))
  }
}

async function post(
  { gateway }: ActPorts,
  act: Act,
  kept: KeptSignature,
  renewal: Hex | null = null,
) {
  const { transaction, safeTxHash } = act
  const { signer: sender, signature } = kept
  if (!transaction || !safeTxHash) throw new Error('Only a Safe’s transactions are shared.')
  const origin = originOf(act)
  await gateway.call(proposeTransaction, {
    chainId: String(act.chainId),
    safeAddress: act.account,
    body: {
      ...transaction,
      nonce: Number(transaction.nonce),
      ...{ safeTxHash, sender, signature, origin },
      ...(renewal && { renewal }),
    },
  })
}
