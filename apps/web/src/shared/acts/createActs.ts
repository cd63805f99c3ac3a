import type { Authorization } from '@countersign/judge'
import {
  followOutbox,
  giveUp,
  lookAtEntry,
  type OutboxEntry,
  type OutboxResult,
  quoteReplacement,
  refused,
  replaceEntry,
  resumeRun,
  sendEntries,
} from '@countersign/outbox'
import { LOCAL_PREFIX } from '../local/openLocal.ts'
import { otherFault } from './actFaults.ts'
import type { Acts } from './acts.ts'
import { letReplace } from './letReplace.ts'
import { letSend } from './letSend.ts'
import { receiveMessage } from './messages/receiveMessage.ts'
import { shareMessage } from './messages/shareMessage.ts'
import { signMessageEntry } from './messages/signMessageEntry.ts'
import { type ActServices, toPorts } from './ports.ts'
import { readSnapshot } from './readSnapshot.ts'
import { executeAct } from './safe/executeAct.ts'
import { handToSafe } from './safe/handToSafe.ts'
import { proposeAct } from './safe/proposeAct.ts'
import { receiveFile } from './safe/receiveFile.ts'
import { rejectAct } from './safe/rejectAct.ts'
import { removeProposal } from './safe/removeProposal.ts'
import { shareAct } from './safe/shareAct.ts'

/** Everything that can be done for an account, over whoever is asked for it. */
export function createActs(services: ActServices, window?: Window): Acts {
  const ports = toPorts(services)
  const { store } = ports
  const find = (id: string) => store.get().find((entry) => entry.id === id)
  const withEntry = async (id: string, run: (entry: OutboxEntry) => Promise<OutboxResult>) => {
    const entry = find(id)
    return entry ? run(entry) : refused(null, { kind: 'nothingToDo' })
  }
  /** By which leave something was begun, for as long as this page is open. */
  const leaves = new Map<string, Authorization>()
  const resume = (run: string, authorization: Authorization) =>
    resumeRun(ports, run, letSend(ports.wallet, authorization))
  return {
    get: store.get,
    subscribe: store.subscribe,
    unread: store.unread,
    propose: (input) => proposeAct(ports, input),
    confirm: (input) => proposeAct(ports, input),
    reject: (input) => rejectAct(ports, input),
    handOver: (input) => handToSafe(ports, input),
    execute: (input) => executeAct(ports, input),
    remove: (input) => removeProposal(ports, input),
    async send({ authorization, ...input }) {
      const result = await sendEntries(ports, input, letSend(ports.wallet, authorization))
      if ('entry' in result && result.entry) leaves.set(runOf(result.entry), authorization)
      return result
    },
    resume,
    receive: (input) => receiveFile(ports, input),
    signMessage: (input) => signMessageEntry(ports, input),
    receiveMessage: (safe, text) => receiveMessage(ports, safe, text),
    share: (id) =>
      withEntry(id, (entry) =>
        entry.kind === 'message' ? shareMessage(ports, entry) : shareAct(ports, entry),
      ),
    async quote(id, how) {
      const entry = find(id)
      if (!entry) return { fault: { kind: 'nothingToDo' } }
      try {
        const { before, after } = await quoteReplacement(ports, entry, how, letReplace(ports))
        return { before, after }
      } catch (thrown) {
        return { fault: otherFault(thrown) }
      }
    },
    replace: (id, how, most) =>
      withEntry(id, (entry) =>
        replaceEntry(ports, { entry, how, most, letReplace: letReplace(ports) }),
      ),
    giveUp: (id) => giveUp(store, id),
    async look(id) {
      const entry = find(id)
      if (entry) await lookAtEntry(ports, entry)
    },
    declareNotSent: (id) => void store.dispatch(id, { type: 'notSent' }),
    async acceptUnwritten(id) {
      store.acceptUnwritten()
      const entry = find(id)
      const leave = entry && leaves.get(runOf(entry))
      if (entry && leave) return resume(runOf(entry), leave)
      // A Safe's is judged anew: with the fault gone it can be pressed again.
      store.dispatch(id, { type: 'dismissed' })
      return undefined
    },
    dismiss: (id) => void store.dispatch(id, { type: 'dismissed' }),
    forget: store.forget,
    markListed: (id) => void store.dispatch(id, { type: 'listed' }),
    readSnapshot: ({ chainId, address }, calls) =>
      readSnapshot(ports.clientOf(chainId), address, calls),
    follow: () => followOutbox(ports, { name: `${LOCAL_PREFIX}acts`, window }),
  }
}

const runOf = ({ id, run }: OutboxEntry): string => run?.id ?? id
