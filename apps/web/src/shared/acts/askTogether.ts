import type { Act } from './act.ts'
import type { ActCall, ActResult } from './acts.ts'
import { asFailure, askWallet } from './askWallet.ts'
import type { ActPorts } from './ports.ts'
import { refused } from './safeAct.ts'

type Part = { act: Act; call: ActCall }

/** One question to the wallet for several acts (EIP-5792): all of them stand as asked before it is put. */
export async function askTogether(ports: ActPorts, parts: readonly Part[]): Promise<ActResult> {
  const [first, ...others] = parts
  if (!first) return refused(null, { kind: 'nothingToDo' })
  const { store } = ports
  const { act, fault } = await askWallet(ports, {
    act: first.act,
    what: 'send',
    ask: async (_, question) => {
      const { token } = question
      for (const { act: other } of others) store.dispatch(other.id, { type: 'asked', question })
      try {
        const batch = await ports.wallet.sendBatch([first.call, ...others.map(({ call }) => call)])
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
