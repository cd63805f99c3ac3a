import type { Authorization } from '@countersign/judge'
import type { Act } from './act.ts'
import type { ActResult, Acts } from './acts.ts'
import { executeAct } from './executeAct.ts'
import { followActs } from './followActs.ts'
import { handToSafe } from './handToSafe.ts'
import { lookAtAct } from './lookAtAct.ts'
import type { ActPorts } from './ports.ts'
import { proposeAct } from './proposeAct.ts'
import { quoteReplacement } from './quoteReplacement.ts'
import { readGround } from './readGround.ts'
import { receiveFile } from './receiveFile.ts'
import { refused } from './refused.ts'
import { rejectAct } from './rejectAct.ts'
import { removeProposal } from './removeProposal.ts'
import { replaceAct } from './replaceAct.ts'
import { resumeRun, sendActs } from './sendActs.ts'
import { shareAct } from './shareAct.ts'

/** Everything that can be done for an account, over whoever is asked for it. */
export function createActs(ports: ActPorts): Acts {
  const { store } = ports
  const find = (id: string) => store.get().find((act) => act.id === id)
  const withAct = async (id: string, run: (act: Act) => Promise<ActResult>) => {
    const act = find(id)
    return act ? run(act) : refused(null, { kind: 'nothingToDo' })
  }
  /** By which leave something was begun, for as long as this page is open. */
  const leaves = new Map<string, Authorization>()
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
    async send(input) {
      const result = await sendActs(ports, input)
      if ('act' in result && result.act) leaves.set(runOf(result.act), input.authorization)
      return result
    },
    resume: (run, authorization) => resumeRun(ports, run, authorization),
    receive: (input) => receiveFile(ports, input),
    share: (id) => withAct(id, (act) => shareAct(ports, act)),
    async quote(id, how) {
      const act = find(id)
      return act ? quoteReplacement(ports, act, how) : { fault: { kind: 'nothingToDo' } }
    },
    replace: (id, how, most) => withAct(id, (act) => replaceAct(ports, act, how, most)),
    giveUp(id) {
      const token = find(id)?.asking?.token
      if (!token) return
      // Several may be one question.
      const asked = store.get().filter(({ asking }) => asking?.token === token)
      for (const act of asked) store.dispatch(act.id, { type: 'abandoned', token })
    },
    async look(id) {
      const act = find(id)
      if (act) await lookAtAct(ports, act)
    },
    declareNotSent: (id) => void store.dispatch(id, { type: 'notSent' }),
    async acceptUnwritten(id) {
      store.acceptUnwritten()
      const act = find(id)
      const leave = act && leaves.get(runOf(act))
      return act && leave ? resumeRun(ports, runOf(act), leave) : undefined
    },
    dismiss: (id) => void store.dispatch(id, { type: 'dismissed' }),
    forget: store.forget,
    markListed: (id) => void store.dispatch(id, { type: 'listed' }),
    readGround: ({ chainId, address }, calls) =>
      readGround(ports.clientOf(chainId), address, calls),
    follow: () => followActs(ports),
  }
}

const runOf = ({ id, run }: Act): string => run?.id ?? id
