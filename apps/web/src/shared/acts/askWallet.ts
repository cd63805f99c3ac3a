import type { Address } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { Act, ActFault, Question } from './act.ts'
import { ActError, walletFault } from './actFaults.ts'
import type { ActEvent } from './actReducer.ts'
import { moveTo } from './moveTo.ts'
import { noteOtherChain } from './noteOtherChain.ts'
import type { ActPorts } from './ports.ts'

export type Asked = { act: Act; fault: ActFault | null }

type Asking = {
  act: Act
  what: Question['what']
  /** Whether it is asked for others as well. */
  isTogether?: boolean
  /** What the wallet is asked; its answer becomes an event. Whatever it throws is a refusal. */
  ask: (signer: Address, question: Question) => Promise<ActEvent>
}

/** Of what a wallet may throw, what says for certain that it has sent nothing. */
const NOT_SENT: ReadonlySet<string> = new Set([
  ...['notNow', 'notOwner', 'otherAccount', 'otherData', 'reverts', 'node', 'notWritten'],
  ...['unproven', 'unjudged', 'otherSent', 'feeTooHigh', 'feeMoved'],
  ...['notConnected', 'rejected', 'unsupportedMethod', 'unauthorized', 'pending', 'popupBlocked']
    .concat(
      'chainNotSwitched',
      'chainNotAdded',
      'chainNotConfigured',
      'chainUnknownToWallet',
      'batchUnsupported',
    )
    .map((kind) => `wallet.${kind}`),
])

/**
 * Asks the wallet one thing for an act. The question is written down before, the answer before
 * anybody hears of it; two tabs never ask the same, and nothing is asked of what may be on its way.
 */
export async function askWallet(
  ports: ActPorts,
  { act, what, isTogether, ask }: Asking,
): Promise<Asked> {
  const { store, wallet, locks } = ports
  const held = await locks.hold(act.id, async (): Promise<Asked> => {
    const token = ports.newToken()
    try {
      const signer = wallet.account()
      if (!signer) throw new ActError('wallet.notConnected')
      await moveTo(wallet, act.chainId)
      const walletNonce = isPaid(what)
        ? await getTransactionCount(ports.clientOf(act.chainId), {
            address: signer,
            blockTag: 'pending',
          })
        : null
      const together = isTogether ? { isTogether } : {}
      const question = { what, signer, at: ports.now(), token, walletNonce, ...together }
      const asked = store.dispatch(act.id, { type: 'asked', question })
      if (asked?.asking?.token !== token) throw new ActError('notNow')
      // What cannot be written down would be forgotten with this page, and asked for a second time.
      if (isPaid(what) && !store.mayAsk()) {
        const fault = { kind: 'notWritten' }
        return { act: store.dispatch(act.id, { type: 'refused', token, fault }) ?? act, fault }
      }
      const end = givenUp(store, act, token)
      return await Promise.race([hear(ports, act, token, ask(signer, question)), end])
    } catch (thrown) {
      const fault = walletFault(thrown)
      return { act: store.dispatch(act.id, { type: 'halted', fault }) ?? act, fault }
    }
  })
  return held === 'taken' ? { act, fault: { kind: 'otherTab' } } : held
}

/** Whether it may cost something a second time. */
const isPaid = (what: Question['what']): boolean => what === 'send' || what === 'replacement'

/** What the wallet answers, whenever it does: written down before anybody is told. */
async function hear(
  ports: ActPorts,
  act: Act,
  token: string,
  answer: Promise<ActEvent>,
): Promise<Asked> {
  const { store } = ports
  try {
    const event = await answer
    const after = store.dispatch(act.id, event) ?? act
    if (event.type === 'sent') void noteOtherChain(ports, act, event.hash)
    return { act: after, fault: null }
  } catch (thrown) {
    const event = asFailure(thrown, token)
    return { act: store.dispatch(act.id, event) ?? act, fault: event.fault }
  }
}

/** Somebody stopped waiting: the next question need not wait for the answer either. */
function givenUp(store: ActPorts['store'], act: Act, token: string): Promise<Asked> {
  return new Promise((resolve) => {
    const stop = store.subscribe((acts) => {
      const now = acts.find(({ id }) => id === act.id)
      if (now?.asking?.token === token) return
      stop()
      // An answer closes the question as well, and has been told by then.
      setTimeout(() => resolve({ act: now ?? act, fault: { kind: 'gaveUp' } }))
    })
  })
}

/** What a failure means: that nothing was sent, or that nobody knows. */
export function asFailure(thrown: unknown, token: string) {
  const fault = walletFault(thrown)
  const type = NOT_SENT.has(fault.kind) ? ('refused' as const) : ('abandoned' as const)
  return { type, token, fault }
}
