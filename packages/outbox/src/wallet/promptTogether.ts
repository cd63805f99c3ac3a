import type { OutboxEntry } from '../model/entry.ts'
import type { OutboxLocks } from '../ports/outboxLocks.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import type { Sending, WalletCall } from '../ports/outboxWallet.ts'
import { OutboxError } from './outboxError.ts'
import { asFailure, type Prompted, promptWallet } from './promptWallet.ts'

type Part = { entry: OutboxEntry; call: WalletCall }

/** One prompt for several entries (EIP-5792): all of them stand as asked before it is put. */
export async function promptTogether(
  ports: OutboxPorts,
  [first, ...others]: readonly [Part, ...Part[]],
  sending: Sending,
): Promise<Prompted> {
  const ids = others.map(({ entry }) => entry.id)
  const asked = await holdAll(ports.locks, ids, () => ask(ports, first, others, sending))
  return asked === 'taken' ? { entry: first.entry, fault: { kind: 'otherTab' } } : asked
}

/** Each is this tab's for as long as the wallet is asked: nobody takes it for abandoned. */
async function holdAll<value>(
  locks: OutboxLocks,
  [id, ...ids]: readonly string[],
  run: () => Promise<value>,
): Promise<value | 'taken'> {
  return id === undefined ? run() : locks.hold(id, () => holdAll(locks, ids, run))
}

function ask(
  ports: OutboxPorts,
  first: Part,
  others: readonly Part[],
  sending: Sending,
): Promise<Prompted> {
  const { store } = ports
  return promptWallet(ports, {
    entry: first.entry,
    what: 'send',
    isTogether: others.length > 0,
    ask: async (from, prompt) => {
      const { token } = prompt
      try {
        for (const { entry: other } of others) {
          const prompted = store.dispatch(other.id, { type: 'prompted', prompt })
          if (prompted?.prompt?.token !== token) throw new OutboxError('notNow')
        }
        const calls = [first.call, ...others.map(({ call }) => call)] as const
        const batch = await sending.sendBatch({ from, chainId: first.entry.chainId, calls })
        for (const { entry: other } of others) {
          store.dispatch(other.id, { type: 'batched', token, batch })
        }
        return { type: 'batched', token, batch }
      } catch (thrown) {
        const failure = asFailure(ports.walletFault(thrown), token)
        for (const { entry: other } of others) store.dispatch(other.id, failure)
        throw thrown
      }
    },
  })
}
