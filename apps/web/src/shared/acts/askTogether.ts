import type { Authorization } from '@countersign/judge'
import type { WalletCall } from '../gate/walletRequests.ts'
import type { Act } from './act.ts'
import { ActError } from './actFaults.ts'
import type { ActResult } from './acts.ts'
import { asFailure, askWallet } from './askWallet.ts'
import type { ActLocks, ActPorts } from './ports.ts'
import { refused } from './refused.ts'

type Part = { act: Act; call: WalletCall }

/** One question to the wallet for several acts (EIP-5792): all of them stand as asked before it is put. */
export async function askTogether(
  ports: ActPorts,
  parts: readonly Part[],
  leave: Authorization,
): Promise<ActResult> {
  const [first, ...others] = parts
  if (!first) return refused(null, { kind: 'nothingToDo' })
  const ids = others.map(({ act }) => act.id)
  const asked = await holdAll(ports.locks, ids, () => ask(ports, first, others, leave))
  return asked === 'taken' ? refused(first.act, { kind: 'otherTab' }) : asked
}

/** Each is this tab's for as long as the wallet is asked: nobody takes it for abandoned. */
async function holdAll<value>(
  locks: ActLocks,
  [id, ...ids]: readonly string[],
  run: () => Promise<value>,
): Promise<value | 'taken'> {
  return id === undefined ? run() : locks.hold(id, () => holdAll(locks, ids, run))
}

async function ask(
  ports: ActPorts,
  first: Part,
  others: readonly Part[],
  leave: Authorization,
): Promise<ActResult> {
  const { store } = ports
  const { act, fault } = await askWallet(ports, {
    act: first.act,
    what: 'send',
    isTogether: others.length > 0,
    ask: async (from, question) => {
      const { token } = question
      try {
        for (const { act: other } of others) {
          const asked = store.dispatch(other.id, { type: 'asked', question })
          if (asked?.asking?.token !== token) throw new ActError('notNow')
        }
        const calls = [first.call, ...others.map(({ call }) => call)] as const
        const { chainId } = first.act
        const batch = await ports.wallet.sendBatch({ from, chainId, calls }, leave)
        for (const { act: other } of others)
          store.dispatch(other.id, { type: 'batched', token, batch })
        return { type: 'batched', token, batch }
      } catch (thrown) {
        for (const { act: other } of others) store.dispatch(other.id, asFailure(thrown, token))
        throw thrown
      }
    },
  })
  return fault ? refused(act, fault) : { status: 'done', act }
}
