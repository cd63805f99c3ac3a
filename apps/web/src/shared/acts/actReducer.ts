import type { Address, Hex } from 'viem'
import type { Act, ActFault, Question, Stage } from './act.ts'

export type ActEvent =
  | { type: 'asked'; question: Question }
  | { type: 'signed'; token: string; signer: Address; signature: Hex }
  | { type: 'shared' }
  /** So many owners have signed that anybody may execute it. */
  | { type: 'readied' }
  | { type: 'sent'; token: string; hash: Hex }
  | { type: 'batched'; token: string; batch: string }
  /** The wallet said no, or something that cannot be used: nothing was sent. */
  | { type: 'refused'; token: string; fault: ActFault }
  /** Nobody waits for the answer any more: the page is gone, or the visitor gave up. */
  | { type: 'abandoned'; token: string; fault?: ActFault }
  /** The chain shows that it was sent, or the visitor knows that it was not. */
  | { type: 'found'; hash: Hex }
  | { type: 'notSent' }
  /** Sharing failed, or looking did. */
  | { type: 'faulted'; fault: ActFault }
  | { type: 'mined'; hash: Hex; depth: number }
  /** It was on the chain, and is not any more. */
  | { type: 'unmined' }
  | { type: 'settled'; stage: Ending; hash?: Hex; fault?: ActFault }
  | { type: 'indexed' }
  | { type: 'listed' }
  /** What came to nothing is wanted once more; nothing of it can still be mined. */
  | { type: 'renewed' }
  | { type: 'deleted' }

type Ending = Extract<Stage, 'done' | 'failed' | 'replaced' | 'dropped' | 'cancelled'>

const ENDED: ReadonlySet<Stage> = new Set([
  ...(['indexed', 'failed', 'replaced', 'dropped', 'cancelled', 'deleted'] as const),
])
const AGAIN: ReadonlySet<Stage> = new Set(['failed', 'dropped', 'cancelled', 'deleted'])
const ON_ITS_WAY: ReadonlySet<Stage> = new Set(['sent', 'confirming', 'done'])

/**
 * The life of one act. What does not follow from where it stands changes nothing, and gives back
 * the same object: whoever wants to ask a wallet asks only if its question stands in the result.
 */
export function actReducer(act: Act, event: ActEvent): Act {
  if (event.type === 'listed') return act.listed ? act : { ...act, listed: true }
  if (event.type === 'renewed') return AGAIN.has(act.stage) ? renew(act) : act
  if (ENDED.has(act.stage)) return act
  switch (event.type) {
    case 'asked':
      return mayAsk(act, event.question) ? { ...act, asking: event.question, fault: null } : act
    case 'signed': {
      if (!isOpen(act, event.token, ['signature'])) return act
      const others = act.signatures.filter(({ signer }) => signer !== event.signer)
      const { signer, signature } = event
      const stage = act.stage === 'draft' ? 'signed' : act.stage
      return { ...close(act), stage, signatures: [...others, { signer, signature }] }
    }
    case 'shared':
      return act.stage === 'signed' ? { ...act, stage: 'shared', fault: null } : act
    case 'readied':
      return act.stage === 'shared' || act.stage === 'draft' ? { ...act, stage: 'ready' } : act
    case 'sent': {
      // A hash is a fact, also when the question was given up and another one is open by now.
      const question = [act.asking, act.doubt].find((each) => each?.token === event.token)
      return {
        ...(question ? close(act) : act),
        stage: 'sent',
        hashes: add(act.hashes, event.hash),
        sentNonce: question?.walletNonce ?? act.sentNonce,
      }
    }
    case 'batched':
      if (!isOpen(act, event.token, ['send'])) return act
      return { ...close(act), stage: 'sent', batch: event.batch }
    case 'refused':
      return act.asking?.token === event.token || act.doubt?.token === event.token
        ? { ...close(act), fault: event.fault }
        : act
    case 'abandoned': {
      const { asking } = act
      if (asking?.token !== event.token) return act
      // Only a transaction may have been sent behind our back; a signature that nobody has is none.
      const isDoubtful = asking.what === 'send' || asking.what === 'replacement'
      const fault = event.fault ?? null
      return { ...act, asking: null, doubt: isDoubtful ? asking : null, fault }
    }
    case 'found':
      if (!act.doubt && !ON_ITS_WAY.has(act.stage)) return act
      return { ...close(act), stage: 'sent', hashes: add(act.hashes, event.hash) }
    case 'notSent':
      return act.doubt ? { ...act, doubt: null, walletNonce: act.doubt.walletNonce } : act
    case 'faulted':
      return { ...act, fault: event.fault }
    case 'mined':
      if (act.stage !== 'sent' && act.stage !== 'confirming') return act
      if (act.stage === 'confirming' && act.depth === event.depth) return act
      return {
        ...act,
        stage: 'confirming',
        depth: event.depth,
        hashes: add(act.hashes, event.hash),
      }
    case 'unmined':
      return act.stage === 'confirming' ? { ...act, stage: 'sent', depth: 0 } : act
    case 'settled':
      return {
        ...close(act),
        stage: event.stage,
        hashes: event.hash ? add(act.hashes, event.hash) : act.hashes,
        fault: event.fault ?? null,
      }
    case 'indexed':
      return { ...close(act), stage: 'indexed' }
    case 'deleted':
      return ON_ITS_WAY.has(act.stage) ? act : { ...close(act), stage: 'deleted' }
  }
}

/** One question at a time; what may have been sent is not sent again, but for its own nonce. */
function mayAsk(act: Act, { what }: Question): boolean {
  if (act.asking || act.doubt) return false
  if (what === 'replacement') return act.stage === 'sent' && act.hashes.length > 0
  if (ON_ITS_WAY.has(act.stage)) return false
  if (what !== 'send') return act.kind === 'safe'
  return act.kind === 'wallet' || act.stage === 'ready'
}

/** An answer counts also when nobody waited for it any more. */
function isOpen(act: Act, token: string, what: readonly Question['what'][]): boolean {
  const question = act.asking?.token === token ? act.asking : act.doubt
  return question?.token === token && what.includes(question.what)
}

const renew = (act: Act): Act => ({
  ...close(act),
  ...{ stage: 'draft', hashes: [], batch: null, depth: 0, listed: false },
  ...{ walletNonce: null, sentNonce: null },
})

const close = (act: Act): Act => ({ ...act, asking: null, doubt: null, fault: null })

const add = (hashes: readonly Hex[], hash: Hex): Hex[] => [
  ...hashes.filter((each) => each !== hash),
  hash,
]
