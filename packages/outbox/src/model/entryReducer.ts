import type { Address, Hex } from 'viem'
import type { OutboxEntry, OutboxFault, Stage, WalletPrompt } from './entry.ts'
import { isElsewhere } from './isElsewhere.ts'

export type OutboxEvent =
  | { type: 'prompted'; prompt: WalletPrompt }
  | { type: 'signed'; token: string; signer: Address; signature: Hex }
  /** From a file: made elsewhere, and found to count. */
  | { type: 'received'; signatures: readonly Signed[] }
  /** The gateway has these. */
  | { type: 'shared'; signers: readonly Address[] }
  /** So many owners have signed that anybody may execute it. */
  | { type: 'readied' }
  | { type: 'sent'; token: string; hash: Hex }
  | { type: 'batched'; token: string; batch: string }
  /** The host of a Safe has it, and asks its owners. */
  | { type: 'handedOver'; token: string; safeTxHash: Hex }
  /** The wallet said no, or something that cannot be used: nothing was sent. */
  | { type: 'refused'; token: string; fault: OutboxFault }
  /** It could not even be asked. */
  | { type: 'halted'; fault: OutboxFault }
  /** Nobody waits for the answer any more: the page is gone, or the visitor gave up. */
  | { type: 'abandoned'; token: string; fault?: OutboxFault }
  /** The chain shows that it was sent, or the visitor knows that it was not. */
  | { type: 'found'; hash: Hex }
  | { type: 'notSent' }
  /** Sharing failed, or looking did. */
  | { type: 'faulted'; fault: OutboxFault }
  /** The visitor has seen what went wrong, and wants to go on. */
  | { type: 'dismissed' }
  | { type: 'mined'; hash: Hex; depth: number }
  /** It was on the chain, and is not any more. */
  | { type: 'unmined' }
  | { type: 'settled'; stage: Ending; hash?: Hex; fault?: OutboxFault }
  | { type: 'indexed' }
  | { type: 'listed' }
  /** What came to nothing is wanted once more; nothing of it can still be mined. */
  | { type: 'renewed' }
  /** By the answer to a prompt, or, without one, by the visitor. */
  | { type: 'deleted'; token?: string }
  /** The nonce that it shared is used up by one of its own run: it is free to have another. */
  | { type: 'unbound' }

type Signed = { signer: Address; signature: Hex }
type Ending = Extract<Stage, 'done' | 'failed' | 'replaced' | 'dropped' | 'cancelled'>

/** Whether it may cost something a second time. */
export const isPaid = (what: WalletPrompt['what']): boolean =>
  what === 'send' || what === 'replacement'

/** What follows once all of its signatures are known elsewhere: of a message, nothing more. */
const SHARED = { wallet: 'shared', safe: 'shared', message: 'indexed' } as const

const ENDED: ReadonlySet<Stage> = new Set([
  ...(['indexed', 'failed', 'replaced', 'dropped', 'cancelled', 'deleted'] as const),
])
const AGAIN: ReadonlySet<Stage> = new Set(['failed', 'dropped', 'cancelled', 'deleted'])
const BEFORE_READY: ReadonlySet<Stage> = new Set(['draft', 'signed', 'shared'])
const ON_ITS_WAY: ReadonlySet<Stage> = new Set(['sent', 'confirming', 'done'])

/**
 * The life of one entry. What does not follow from where it stands changes nothing, and gives back
 * the same object: whoever wants to ask a wallet asks only if its prompt stands in the result.
 */
export function entryReducer(entry: OutboxEntry, event: OutboxEvent): OutboxEntry {
  if (event.type === 'listed') return entry.listed ? entry : { ...entry, listed: true }
  if (event.type === 'renewed') return mayBeginAnew(entry) ? renew(entry) : entry
  if (ENDED.has(entry.stage)) return addFact(entry, event)
  switch (event.type) {
    case 'prompted':
      return mayAsk(entry, event.prompt) ? { ...entry, prompt: event.prompt, fault: null } : entry
    case 'signed': {
      // A signature that counts is a fact, also when nobody waited for it any more.
      const { token, signer, signature } = event
      if (entry.kind === 'wallet') return entry
      return keep(entry.prompt?.token === token ? close(entry) : entry, [{ signer, signature }])
    }
    case 'received':
      return keep(entry, event.signatures)
    case 'shared': {
      const signatures = entry.signatures.map((each) =>
        event.signers.includes(each.signer) ? { ...each, isShared: true } : each,
      )
      const isAll = signatures.every(({ isShared }) => isShared)
      // That it is meant again was signed only for the gateway, and it has heard it.
      const prompt = entry.prompt?.what === 'renewal' ? null : entry.prompt
      const stage = entry.stage === 'signed' && isAll ? SHARED[entry.kind] : entry.stage
      return { ...entry, prompt, signatures, stage, fault: isAll ? null : entry.fault }
    }
    case 'readied':
      return BEFORE_READY.has(entry.stage) ? { ...entry, stage: 'ready' } : entry
    case 'sent': {
      // A hash is a fact, also when the prompt was given up and another one is open by now.
      const { prompt, unresolvedSend } = entry
      const answered = [prompt, unresolvedSend].find((each) => each?.token === event.token)
      return {
        ...(answered ? close(entry) : entry),
        stage: 'sent',
        hashes: add(entry.hashes, event.hash),
        sentNonce: sentNonceOf(entry, answered),
      }
    }
    case 'batched':
      if (!isSending(entry, event.token)) return entry
      return { ...close(entry), stage: 'sent', batch: event.batch }
    case 'handedOver':
      if (entry.stage !== 'draft') return entry
      return { ...close(entry), stage: 'indexed', safeTxHash: event.safeTxHash }
    case 'refused':
      return entry.prompt?.token === event.token || entry.unresolvedSend?.token === event.token
        ? { ...close(entry), fault: event.fault }
        : entry
    case 'halted':
      return entry.prompt || entry.unresolvedSend || ON_ITS_WAY.has(entry.stage)
        ? entry
        : { ...entry, fault: event.fault }
    case 'abandoned': {
      const { prompt } = entry
      if (prompt?.token !== event.token) return entry
      // Only a transaction may have been sent behind our back; a signature that nobody has is none.
      // A host may have proposed what it was handed.
      const isDoubtful = isPaid(prompt.what) || prompt.what === 'handOver'
      const unresolvedSend = isDoubtful ? prompt : null
      return { ...entry, prompt: null, unresolvedSend, fault: event.fault ?? null }
    }
    case 'found':
      if (!entry.unresolvedSend && !ON_ITS_WAY.has(entry.stage)) return entry
      return { ...close(entry), stage: 'sent', hashes: add(entry.hashes, event.hash) }
    case 'notSent':
      if (entry.unresolvedSend) return letGo(entry, entry.unresolvedSend)
      return isElsewhere(entry) ? takeBack(entry) : entry
    case 'faulted':
      return { ...entry, fault: event.fault }
    case 'dismissed':
      return entry.fault ? { ...entry, fault: null } : entry
    case 'mined':
      if (entry.stage !== 'sent' && entry.stage !== 'confirming') return entry
      if (entry.stage === 'confirming' && entry.depth === event.depth) return entry
      return {
        ...entry,
        stage: 'confirming',
        depth: event.depth,
        hashes: add(entry.hashes, event.hash),
        fault: null,
      }
    case 'unmined':
      return entry.stage === 'confirming' ? { ...entry, stage: 'sent', depth: 0 } : entry
    case 'settled':
      return {
        ...close(entry),
        stage: event.stage,
        hashes: event.hash ? add(entry.hashes, event.hash) : entry.hashes,
        fault: event.fault ?? null,
      }
    case 'indexed':
      return { ...close(entry), stage: 'indexed' }
    case 'unbound':
      return entry.isNonceShared ? { ...entry, walletNonce: null, isNonceShared: false } : entry
    case 'deleted':
      return ON_ITS_WAY.has(entry.stage) || isOtherSend(entry, event.token)
        ? entry
        : { ...close(entry), stage: 'deleted' }
  }
}

/** What has ended stays so; but a hash and a signature are facts, whenever they come to be known. */
function addFact(entry: OutboxEntry, event: OutboxEvent): OutboxEntry {
  if (event.type === 'signed' && entry.kind !== 'wallet') {
    const { signer, signature } = event
    const others = entry.signatures.filter((each) => each.signer !== signer)
    const isKnown = entry.signatures.some((each) => each.signature === signature)
    return isKnown
      ? entry
      : { ...entry, signatures: [...others, { signer, signature, isShared: false }] }
  }
  if (event.type !== 'sent' || entry.hashes.includes(event.hash)) return entry
  // What nobody knew any more may be mined after all.
  const stage = entry.stage === 'dropped' ? 'sent' : entry.stage
  return { ...entry, stage, hashes: add(entry.hashes, event.hash) }
}

/** One prompt at a time; what may have been sent is not sent again, but for its own nonce. */
function mayAsk(entry: OutboxEntry, { what }: WalletPrompt): boolean {
  if (entry.prompt || entry.unresolvedSend) return false
  if (what === 'replacement') return entry.stage === 'sent' && entry.hashes.length > 0
  if (ON_ITS_WAY.has(entry.stage)) return false
  if (what === 'signature') return entry.kind !== 'wallet'
  if (what === 'handOver') return entry.kind === 'safe' && entry.stage === 'draft'
  if (what !== 'send') return entry.kind === 'safe'
  return entry.kind === 'wallet' || entry.stage === 'ready'
}

/** Whether something that costs is asked for meanwhile: it may be sent at any moment. */
const isOtherSend = ({ prompt }: OutboxEntry, token: string | undefined): boolean =>
  prompt !== null && token !== undefined && prompt.token !== token && isPaid(prompt.what)

/** An answer counts also when nobody waited for it any more. */
function isSending({ prompt, unresolvedSend }: OutboxEntry, token: string): boolean {
  const open = prompt?.token === token ? prompt : unresolvedSend
  return open?.token === token && open.what === 'send'
}

/** One for each signer, the latest; whether the gateway has it is known once it was told. */
function keep(entry: OutboxEntry, added: readonly Signed[]): OutboxEntry {
  const news = added.filter(
    ({ signer, signature }) =>
      !entry.signatures.some((each) => each.signer === signer && each.signature === signature),
  )
  if (news.length === 0) return entry.stage === 'draft' ? signAgain(entry, added) : entry
  const others = entry.signatures.filter(
    (each) => !news.some(({ signer }) => signer === each.signer),
  )
  const signatures = [...others, ...news.map((each) => ({ ...each, isShared: false }))]
  return { ...entry, stage: entry.stage === 'draft' ? 'signed' : entry.stage, signatures }
}

/** What began anew is signed once more, by the very same signature: others are to be told again. */
const signAgain = (entry: OutboxEntry, added: readonly Signed[]): OutboxEntry => ({
  ...entry,
  stage: added.length > 0 ? 'signed' : entry.stage,
  signatures: entry.signatures.map((each) =>
    added.some(({ signer }) => signer === each.signer) ? { ...each, isShared: false } : each,
  ),
})

/** Asked again only at the nonce that it may have been sent with. A Safe executes nothing twice anyway. */
function letGo(entry: OutboxEntry, { walletNonce, isTogether = false }: WalletPrompt): OutboxEntry {
  const isFree = isTogether && entry.kind === 'safe'
  return {
    ...entry,
    unresolvedSend: null,
    walletNonce: isFree ? null : walletNonce,
    isNonceShared: isTogether && !isFree,
  }
}

/** The nonce that was asked for, else the next one at that time; a replacement has that of what it replaces. */
function sentNonceOf(entry: OutboxEntry, prompt: WalletPrompt | null | undefined): number | null {
  if (!prompt || prompt.what === 'replacement') return entry.sentNonce
  return entry.walletNonce ?? prompt.walletNonce
}

/** What has come to nothing; and a message, which may be signed as often as somebody wants it. */
const mayBeginAnew = ({ kind, stage }: OutboxEntry): boolean =>
  AGAIN.has(stage) || (kind === 'message' && stage === 'indexed')

/** As if nobody had been asked, but for the nonce: of both, only one can ever count. */
const takeBack = (entry: OutboxEntry): OutboxEntry => ({
  ...close(entry),
  ...{ stage: entry.kind === 'safe' ? 'ready' : 'draft', walletNonce: entry.sentNonce },
})

const renew = (entry: OutboxEntry): OutboxEntry => ({
  ...close(entry),
  // Of what was taken back the gateway has nothing any more.
  ...(entry.stage === 'deleted' && {
    signatures: entry.signatures.map((each) => ({ ...each, isShared: false })),
  }),
  ...{ stage: 'draft', hashes: [], batch: null, depth: 0, listed: false },
  ...{ walletNonce: null, sentNonce: null, isNonceShared: false },
})

const close = (entry: OutboxEntry): OutboxEntry => ({
  ...entry,
  prompt: null,
  unresolvedSend: null,
  fault: null,
})

const add = (hashes: readonly Hex[], hash: Hex): Hex[] => [
  ...hashes.filter((each) => each !== hash),
  hash,
]
