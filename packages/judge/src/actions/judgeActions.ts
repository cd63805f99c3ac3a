import { type Address, isAddressEqual } from 'viem'

export type ActionName = 'confirm' | 'execute' | 'reject' | 'replace' | 'remove'

/** Why something cannot be done: the one reason that comes first. */
export type ActionReason =
  | { why: 'frame' | 'connect' | 'notOwner' | 'decided' | 'asking' | 'doubt' | 'onItsWay' }
  | {
      why:
        | 'unproven'
        | 'unread'
        | 'danger'
        | 'unchecked'
        | 'signed'
        | 'notYours'
        | 'isRejection'
        | 'strange'
    }
  | { why: 'missing'; count: number }
  | { why: 'waits'; nonce: number }

/** What was begun with it here, as far as that keeps other things off. */
export type Begun = {
  /** What a wallet is asked for, and what nobody heard the answer of. */
  prompt: object | null
  unresolvedSend: object | null
  stage: string
}

/** What is known of a transaction that waits, by the chain as far as it says. */
export type WaitingTransaction = {
  me: Address | undefined
  isInSafe: boolean
  /** By the chain; who they are is not guessed while it is asked, or where it does not answer. */
  owners: readonly Address[] | 'asking' | 'failed'
  /** How many signatures are needed, and whose count. */
  threshold: number
  signers: readonly Address[]
  safeNonce: number
  nonce: number
  isOpen: boolean
  /** Whether an owner stands behind it; strangers' proposals are looked at and nothing else. */
  isTrusted: boolean
  proposer: Address | null
  isRejection: boolean
  /** What was found out about it; `accepted`: not all could be checked, and the visitor goes on. */
  verdict: 'proven' | 'mismatch' | 'unchecked' | 'accepted' | 'running'
  /** Whether what it stands on was read, to be compared with what is so when it is signed. */
  ground: 'asking' | 'read' | 'failed'
  act: Begun | undefined
}

export type JudgedActions = Readonly<Record<ActionName, ActionReason | null>>

/** For each action why it is off; null when it is on. */
export function judgeActions(waiting: WaitingTransaction): JudgedActions {
  const all = forAll(waiting)
  const owner = all ?? forOwners(waiting)
  const safe = bySafety(waiting)
  const { signers, me, threshold, nonce, safeNonce, act } = waiting
  const hasSigned = me !== undefined && includes(signers, me)
  const missing = threshold - signers.length
  const isMine = waiting.proposer !== null && me && isAddressEqual(waiting.proposer, me)
  return {
    confirm: owner ?? safe ?? (hasSigned ? { why: 'signed' } : null),
    execute:
      all ??
      safe ??
      (missing > 0 ? { why: 'missing', count: missing } : null) ??
      (nonce > safeNonce ? { why: 'waits', nonce: safeNonce } : null),
    // Whatever it is, an owner may want it gone, also where what it stands on cannot be read.
    reject:
      owner ??
      (waiting.isRejection ? { why: 'isRejection' } : null) ??
      (waiting.ground === 'asking' ? { why: 'unproven' } : null),
    replace: owner,
    remove: all ?? (isMine || act?.stage === 'signed' ? null : { why: 'notYours' }),
  }
}

function forAll({ isOpen, isInSafe, me, act, isTrusted }: WaitingTransaction): ActionReason | null {
  if (!isOpen) return { why: 'decided' }
  if (isInSafe) return { why: 'frame' }
  if (!me) return { why: 'connect' }
  if (!isTrusted) return { why: 'strange' }
  if (act?.prompt) return { why: 'asking' }
  if (act?.unresolvedSend) return { why: 'doubt' }
  if (act && ['sent', 'confirming', 'done'].includes(act.stage)) return { why: 'onItsWay' }
  return null
}

function forOwners({ owners, me }: WaitingTransaction): ActionReason | null {
  if (owners === 'asking') return { why: 'unproven' }
  if (owners === 'failed') return { why: 'unread' }
  return me && includes(owners, me) ? null : { why: 'notOwner' }
}

function bySafety({ verdict, ground }: WaitingTransaction): ActionReason | null {
  if (verdict === 'mismatch') return { why: 'danger' }
  if (verdict === 'running' || ground === 'asking') return { why: 'unproven' }
  if (ground === 'failed') return { why: 'unread' }
  return verdict === 'unchecked' ? { why: 'unchecked' } : null
}

const includes = (all: readonly Address[], one: Address) =>
  all.some((each) => isAddressEqual(each, one))
