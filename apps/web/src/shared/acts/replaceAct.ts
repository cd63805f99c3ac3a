import type { Address, Hex } from 'viem'
import { getTransaction } from 'viem/actions'
import type { Act } from './act.ts'
import { ActError } from './actFaults.ts'
import type { ActResult } from './acts.ts'
import { askWallet } from './askWallet.ts'
import type { ActPorts } from './ports.ts'
import { refused } from './safeAct.ts'

/** Nodes take a replacement that pays at least a tenth more; this is a little above. */
const more = (fee: bigint) => (fee * 125n) / 100n + 1n

/** Sends the same, or nothing, at the nonce of what is stuck: only one of both can be mined. */
export async function replaceAct(
  ports: ActPorts,
  act: Act,
  how: 'speedUp' | 'cancel',
): Promise<ActResult> {
  const { act: after, fault } = await askWallet(ports, {
    act,
    what: 'replacement',
    ask: async (from: Address, { token }) => {
      const hash: Hex | undefined = act.hashes.at(-1)
      if (!hash) throw new ActError('notNow')
      const stuck = await getTransaction(ports.clientOf(act.chainId), { hash })
      if (stuck.blockNumber !== null) throw new ActError('notNow')
      if (stuck.from.toLowerCase() !== from.toLowerCase()) throw new ActError('otherAccount')
      const fees = stuck.maxFeePerGas
        ? {
            maxFeePerGas: more(stuck.maxFeePerGas),
            maxPriorityFeePerGas: more(stuck.maxPriorityFeePerGas ?? 0n),
          }
        : { gasPrice: more(stuck.gasPrice ?? 0n) }
      const same = { to: stuck.to ?? from, value: stuck.value, data: stuck.input }
      const sent = await ports.wallet.sendTransaction({
        from,
        chainId: act.chainId,
        nonce: stuck.nonce,
        ...(how === 'speedUp' ? same : { to: from, value: 0n, data: '0x' }),
        ...fees,
      })
      return { type: 'sent', token, hash: sent }
    },
  })
  return fault ? refused(after, fault) : { status: 'done', act: after }
}
