import type { Address } from 'viem'
import { getTransactionCount } from 'viem/actions'
import type { OutboxEntry, OutboxFault, WalletPrompt } from '../model/entry.ts'
import { isPaid, type OutboxEvent } from '../model/entryReducer.ts'
import type { OutboxPorts } from '../ports/outboxPorts.ts'
import { moveTo } from './moveTo.ts'
import { noteOtherChain } from './noteOtherChain.ts'
import { OutboxError } from './outboxError.ts'

type Ports = Pick<
  OutboxPorts,
  'store' | 'locks' | 'wallet' | 'clientOf' | 'now' | 'newToken' | 'walletFault'
>

export type Prompted = { entry: OutboxEntry; fault: OutboxFault | null }

export type PromptWalletParameters = {
  entry: OutboxEntry
  what: WalletPrompt['what']
  /** Whether it is asked for others as well. */
  isTogether?: boolean
  /** What the wallet is asked; its answer becomes an event. Whatever it throws is a refusal. */
  ask(signer: Address, prompt: WalletPrompt): Promise<OutboxEvent>
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
 * Asks the wallet one thing for an entry. The prompt is written down before, the answer before anybody
 * hears of it; two tabs never ask the same, and nothing is asked of what may be on its way.
 */
export async function promptWallet(
  ports: Ports,
  { entry, what, isTogether, ask }: PromptWalletParameters,
): Promise<Prompted> {
  const { store, wallet, locks } = ports
  const held = await locks.hold(entry.id, async (): Promise<Prompted> => {
    const token = ports.newToken()
    try {
      const signer = wallet.account()
      if (!signer) throw new OutboxError('wallet.notConnected')
      await moveTo(wallet, entry.chainId)
      const walletNonce = isPaid(what)
        ? await getTransactionCount(ports.clientOf(entry.chainId), {
            address: signer,
            blockTag: 'pending',
          })
        : null
      const together = isTogether ? { isTogether } : {}
      const prompt = { what, signer, at: ports.now(), token, walletNonce, ...together }
      const prompted = store.dispatch(entry.id, { type: 'prompted', prompt })
      if (prompted?.prompt?.token !== token) throw new OutboxError('notNow')
      // What cannot be written down would be forgotten with this page, and asked for a second time.
      if (isPaid(what) && !store.mayAsk()) {
        const fault = { kind: 'notWritten' }
        return {
          entry: store.dispatch(entry.id, { type: 'refused', token, fault }) ?? entry,
          fault,
        }
      }
      const end = givenUp(store, entry, token)
      return await Promise.race([hear(ports, entry, token, ask(signer, prompt)), end])
    } catch (thrown) {
      const fault = ports.walletFault(thrown)
      return { entry: store.dispatch(entry.id, { type: 'halted', fault }) ?? entry, fault }
    }
  })
  return held === 'taken' ? { entry, fault: { kind: 'otherTab' } } : held
}

/** What the wallet answers, whenever it does: written down before anybody is told. */
async function hear(
  ports: Ports,
  entry: OutboxEntry,
  token: string,
  answer: Promise<OutboxEvent>,
): Promise<Prompted> {
  const { store } = ports
  try {
    const event = await answer
    // Whoever has cleared the storage meanwhile has not unsent it.
    store.add([entry])
    const after = store.dispatch(entry.id, event) ?? entry
    if (event.type === 'sent') void noteOtherChain(ports, entry, event.hash)
    return { entry: after, fault: null }
  } catch (thrown) {
    const event = asFailure(ports.walletFault(thrown), token)
    return { entry: store.dispatch(entry.id, event) ?? entry, fault: event.fault }
  }
}

/** Somebody stopped waiting: the next prompt need not wait for the answer either. */
function givenUp(store: Ports['store'], entry: OutboxEntry, token: string): Promise<Prompted> {
  return new Promise((resolve) => {
    const stop = store.subscribe((entries) => {
      const now = entries.find(({ id }) => id === entry.id)
      if (now?.prompt?.token === token) return
      stop()
      // An answer closes the prompt as well, and has been told by then.
      setTimeout(() => resolve({ entry: now ?? entry, fault: { kind: 'gaveUp' } }))
    })
  })
}

/** What a failure means: that nothing was sent, or that nobody knows. */
export function asFailure(fault: OutboxFault, token: string) {
  const type = NOT_SENT.has(fault.kind) ? ('refused' as const) : ('abandoned' as const)
  return { type, token, fault }
}
