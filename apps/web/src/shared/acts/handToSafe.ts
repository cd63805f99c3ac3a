import { isHash } from 'viem'
import { ActError, walletFault } from './actFaults.ts'
import type { ActResult, HandOverInput } from './acts.ts'
import { moveTo } from './moveTo.ts'
import { newAct } from './newAct.ts'
import type { ActPorts } from './ports.ts'
import { refused } from './refused.ts'
import { safeActId } from './safeActId.ts'

/**
 * The connected account is the Safe itself, such as inside of its host: that one shows the calls to the
 * visitor, chooses the nonce and collects signatures. What it names is proven where it is shown.
 */
export async function handToSafe(ports: ActPorts, input: HandOverInput): Promise<ActResult> {
  const { account, calls, description, authorization } = input
  const { wallet } = ports
  const { chainId, address: from } = account
  try {
    // Hosts make plain calls of whatever they are handed.
    if (calls.some(({ operation }) => operation === 1)) throw new ActError('hostDelegate')
    await moveTo(wallet, chainId)
    const [first, ...others] = calls
    const { to, value, data } = first
    const answer =
      others.length === 0
        ? await wallet.sendTransaction({ from, chainId, to, value, data }, authorization)
        : await wallet.sendBatch({ from, chainId, calls }, authorization)
    if (!isHash(answer)) throw new ActError('wallet.invalidAnswer', answer)
    const id = safeActId(account, answer)
    const act = { id, chainId, account: from, kind: 'safe', safeTxHash: answer } as const
    const state = { createdAt: ports.now(), description, stage: 'shared' } as const
    // Not kept: from here on it is the Safe's.
    return { status: 'done', act: newAct({ ...act, ...state }) }
  } catch (thrown) {
    return refused(null, walletFault(thrown))
  }
}
