import type { Address, Hex } from 'viem'
import type { Act, ActFault, Question, Stage } from './act.ts'
import { isElsewhere } from './isElsewhere.ts'

export type ActEvent =
  | { type: 'asked'; question: Question }
  | { type: 'signed'; token: string; signer: Address; signature: Hex }
  /** From a file: made elsewhere, and found to count. */
  | { type: 'received'; signatures: readonly Signed[] }
  /** The gateway has these. */
  | { type: 'shared'; signers: readonly Address[] }
  /** So many owners have signed that anybody may execute it. */
  | { type: 'readied' }
  | { type: 'sent'; token: string; hash: Hex }
  | { type: 'batched'; token: string; batch: string }
  /** The wallet said no, or something that cannot be used: nothing was sent. */
  | { type: 'refused'; token: string; fault: ActFault }
  /** It could not even be asked. */
  | { type: 'halted'; fault: ActFault }
  /** Nobody waits for the answer any more: the page is gone, or the visitor gave up. */
  | { type: 'abandoned'; token: string; fault?: ActFault }
  /** The chain shows that it was sent, or the visitor knows that it was not. */
  | { type: 'found'; hash: Hex }
  | { type: 'notSent' }
  /** Sharing failed, or looking did. */
  | { type: 'faulted'; fault: ActFault }
  /** The visitor has seen what went wrong, and wants to go on. */
  | { type: 'dismissed' }
  | { type: 'mined'; hash: Hex; depth: number }
  /** It was on the chain, and is not any more. */
  | { type: 'unmined' }
  | { type: 'settled'; stage: Ending; hash?: Hex; fault?: ActFault }
  | { type: 'indexed' }
  | { type: 'listed' }
  /** What came to nothing is wanted once more; nothing of it can still be mined. */
  | { type: 'renewed' }
  | { type: 'deleted' }
  /** The nonce that it shared is used up by one of its own run: it is free to have another. */
  | { type: 'unbound' }

type Signed = { signer: Address; signature: Hex }
type Ending = Extract<Stage, 'done' | 'failed' | 'replaced' | 'dropped' | 'cancelled'>

const ENDED: ReadonlySet<Stage> = new Set([
  ...(['indexed', 'failed', 'replaced', 'dropped', 'cancelled', 'deleted'] as const),
])
const AGAIN: ReadonlySet<Stage> = new Set(['failed', 'dropped', 'cancelled', 'deleted'])
const BEFORE_READY: ReadonlySet<Stage> = new Set(['draft', 'signed', 'shared'])
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
      const { signer, signature } = event
      return keep(close(act), [{ signer, signature }])
    }
    case 'received':
      return keep(act, event.signatures)
    case 'shared': {
      const signatures = act.signatures.map((each) =>
        event.signers.includes(each.signer) ? { ...each, isShared: true } : each,
      )
      const isAll = signatures.every(({ isShared }) => isShared)
      // That it is meant again was signed only for the gateway, and it has heard it.
      const asking = act.asking?.what === 'renewal' ? null : act.asking
      const stage = act.stage === 'signed' && isAll ? 'shared' : act.stage
      return { ...act, asking, signatures, stage, fault: isAll ? null : act.fault }
    }
    case 'readied':
      return BEFORE_READY.has(act.stage) ? { ...act, stage: 'ready' } : act
    case 'sent': {
      // A hash is a fact, also when the question was given up and another one is open by now.
      const question = [act.asking, act.doubt].find((each) => each?.token === event.token)
      return {
        ...(question ? close(act) : act),
        stage: 'sent',
        hashes: add(act.hashes, event.hash),
        sentNonce: sentNonceOf(act, question),
      }
    }
    case 'batched':
      if (!isOpen(act, event.token, ['send'])) return act
      return { ...close(act), stage: 'sent', batch: event.batch }
    case 'refused':
      return act.asking?.token === event.token || act.doubt?.token === event.token
        ? { ...close(act), fault: event.fault }
        : act
    case 'halted':
      return act.asking || act.doubt || ON_ITS_WAY.has(act.stage)
        ? act
        : { ...act, fault: event.fault }
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
      if (act.doubt) return letGo(act, act.doubt)
      return isElsewhere(act) ? takeBack(act) : act
    case 'faulted':
      return { ...act, fault: event.fault }
    case 'dismissed':
      return act.fault ? { ...act, fault: null } : act
    case 'mined':
      if (act.stage !== 'sent' && act.stage !== 'confirming') return act
      if (act.stage === 'confirming' && act.depth === event.depth) return act
      return {
        ...act,
        stage: 'confirming',
        depth: event.depth,
        hashes: add(act.hashes, event.hash),
        fault: null,
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
    case 'unbound':
      return act.isNonceShared ? { ...act, walletNonce: null, isNonceShared: false } : act
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

/** One for each signer, the latest; whether the gateway has it is known once it was told. */
function keep(act: Act, added: readonly Signed[]): Act {
  const news = added.filter(
    ({ signer, signature }) =>
      !act.signatures.some((each) => each.signer === signer && each.signature === signature),
  )
  if (news.length === 0) return act
  const others = act.signatures.filter((each) => !news.some(({ signer }) => signer === each.signer))
  const signatures = [...others, ...news.map((each) => ({ ...each, isShared: false }))]
  return { ...act, stage: act.stage === 'draft' ? 'signed' : act.stage, signatures }
}

/** Asked again only at the nonce that it may have been sent with. A Safe executes nothing twice anyway. */
function letGo(act: Act, { walletNonce, isTogether = false }: Question): Act {
  const isFree = isTogether && act.kind === 'safe'
  return {
    ...act,
    doubt: null,
    walletNonce: isFree ? null : walletNonce,
    isNonceShared: isTogether && !isFree,
  }
}

/** The nonce that was asked for, else the next one at that time; a replacement has that of what it replaces. */
function sentNonceOf(act: Act, question: Question | null | undefined): number | null {
  if (!question || question.what === 'replacement') return act.sentNonce
  return act.walletNonce ?? question.walletNonce
}

/** As if nobody had been asked, but for the nonce: of both, only one can ever count. */
const takeBack = (act: Act): Act => ({
  ...close(act),
  ...{ stage: act.kind === 'safe' ? 'ready' : 'draft', walletNonce: act.sentNonce },
})

const renew = (act: Act): Act => ({
  ...close(act),
  // Of what was taken back the gateway has nothing any more.
  ...(act.stage === 'deleted' && {
    signatures: act.signatures.map((each) => ({ ...each, isShared: false })),
  }),
  ...{ stage: 'draft', hashes: [], batch: null, depth: 0, listed: false },
  ...{ walletNonce: null, sentNonce: null, isNonceShared: false },
})

const close = (act: Act): Act => ({ ...act, asking: null, doubt: null, fault: null })

const add = (hashes: readonly Hex[], hash: Hex): Hex[] => [
  ...hashes.filter((each) => each !== hash),
  hash,
]
