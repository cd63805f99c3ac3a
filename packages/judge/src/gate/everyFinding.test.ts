import { judgeWitnesses, type Verdict, type Witnesses } from '@countersign/safe'
import { createSignInMessage } from '@countersign/siwe'
import { type Address, getAddress, type Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Finding } from '../finding.ts'
import type { MessageFinding } from '../messages/judgeMessage.ts'
import { judgeMessage } from '../messages/judgeMessage.ts'
import { judgeReview, type ReviewState } from '../review/judgeReview.ts'
import { isNameable, listDemands } from '../review/listDemands.ts'
import { nothingOdd } from '../testing-only/index.ts'
import type { WitnessState } from '../witnesses/findWitnesses.ts'
import type { Authorization } from './authorization.ts'
import { authorize, type NamedDoubts } from './authorize.ts'
import { authorizeCalls, type CallsState, stateOfCalls } from './authorizeCalls.ts'
import { authorizeExecution } from './authorizeExecution.ts'
import { authorizeMessage } from './authorizeMessage.ts'
import { authorizeRejection } from './authorizeRejection.ts'

const address: Address = `0x${'a'.repeat(40)}`
const at = 1_000_000
const refund = { token: null, amount: 1n, receiver: null }
const proof = (subject: string, verdict: Verdict) => ({ proof: [{ subject, verdict }] })
const told = { state: 'said', value: 'hash' } as const
const other = { safeTxHash: { state: 'said', value: 'other' }, nonce: told } as const
const silent = { safeTxHash: { state: 'silent' }, nonce: { state: 'silent' } } as const
const unasked = { safeTxHash: { state: 'notAsked' }, nonce: { state: 'notAsked' } } as const
const nonce = (value: string) => ({ safeTxHash: told, nonce: { state: 'said', value } as const })
const asked = (changes: Partial<Witnesses>) => ({ witnesses: judgedFor(changes) })
const judgedFor = (changes: Partial<Witnesses>): Exclude<WitnessState, string | null> => {
  const node = { safeTxHash: told, nonce: told }
  const all: Witnesses = {
    ...{ own: { safeTxHash: told }, gateway: { safeTxHash: told }, signature: {} },
    ...{ nodeOne: node, nodeTwo: node, wallet: node },
    ...changes,
  }
  return { ...judgeWitnesses(address, all), block: 1 }
}
const stranger = { kind: 'stranger', address, owner: null } as const
const delegate = { kind: 'delegate', address, owner: null } as const
const four = [1, 2, 3, 4].map((digit) => `0x${String(digit).repeat(40)}` as Address)
const right = (finding: Finding): Partial<ReviewState> => ({ rights: [finding] })
const grant = (kind: Extract<Finding['kind'], `right.${string}`>) =>
  right({ tone: 'warn', kind, address, token: address } as Finding)
const code = (kind: Extract<Finding['kind'], `right.${string}`>) =>
  right({ tone: 'danger', kind, address } as Finding)
const agrees = { state: 'agrees', block: '1', voices: 2, isVaried: true } as const

/** By the types: what makes each of them, on a transaction about which nothing else is odd. */
const CAUSES: Readonly<Record<Finding['kind'], Partial<ReviewState>>> = {
  lookAlike: { lookAlikes: [{ address }] },
  'lookAlike.others': { lookAlikes: four.map((each) => ({ address: each })) },
  delegate: { delegates: [{ address, code: 'unknown' }] },
  'delegate.others': { delegates: four.map((each) => ({ address: each, code: 'unknown' })) },
  'delegate.unchecked': { delegates: [{ address, code: 'unchecked' }] },
  'delegate.alone': { delegates: [{ address, code: 'alone' }] },
  'code.disputed': { delegates: [{ address, code: 'disputed' }] },
  fake: { tokens: [{ kind: 'fake', symbol: 'USDC' }] },
  imitation: { tokens: [{ kind: 'imitation' }] },
  odd: { tokens: [{ kind: 'odd' }] },
  sealed: { isSealed: true },
  stranger: { proposer: stranger },
  proposedFor: { proposer: delegate },
  'hash.mismatch': proof('ownHash', 'mismatch'),
  'hash.unchecked': proof('ownHash', 'could not check'),
  'hash.proven': proof('ownHash', 'proven'),
  'hash.running': { proof: 'running' },
  'reading.mismatch': proof('gateway.decoding', 'mismatch'),
  'reading.unchecked': proof('gateway.decoding', 'could not check'),
  'signatures.mismatch': proof('confirmation.0', 'mismatch'),
  'signatures.unchecked': proof('confirmation.0', 'could not check'),
  'signatures.proven': proof('confirmation.0', 'proven'),
  'signatures.running': { proof: 'running' },
  'record.mismatch': { record: 'mismatch' },
  'record.unchecked': { record: 'could not check' },
  'record.proven': { record: 'proven' },
  'record.running': { proof: 'running', record: 'running' },
  failed: { proof: 'failed' },
  nothingToProve: { proof: null },
  running: { anchors: 'asking' },
  'refund.excessive': { refund: { verdict: 'excessive', most: refund } },
  'refund.incomparable': { refund: { verdict: 'incomparable', most: refund } },
  'refund.fair': { refund: { verdict: 'fair', most: refund } },
  'right.unlimited': grant('right.unlimited'),
  'right.allowance': grant('right.allowance'),
  'right.operator': grant('right.operator'),
  'right.authority': grant('right.authority'),
  'right.spendingLimit': grant('right.spendingLimit'),
  'right.others': right({ tone: 'warn', kind: 'right.others', count: 2 }),
  'right.module': code('right.module'),
  'right.guard': code('right.guard'),
  'right.moduleGuard': code('right.moduleGuard'),
  'right.handler': code('right.handler'),
  'right.singleton': code('right.singleton'),
  digest: right({ tone: 'warn', kind: 'digest' }),
  'holder.unchecked': { rights: 'failed' },
  'holder.alone': right({ tone: 'warn', kind: 'holder.alone' }),
  'safeCode.unknown': { safeCode: 'unknown' },
  'safeCode.unchecked': { safeCode: 'unchecked' },
  'safeCode.ran': { history: 'ran' },
  'safeCode.history': { history: 'unchecked' },
  'safeCode.untold': { history: 'untold' },
  'approval.unknown': { approvals: ['unknown'] },
  'settings.refused': { settings: 'refused' },
  'settings.unchecked': { settings: 'unchecked' },
  'settings.oneDecides': { settings: 'oneDecides' },
  'anchors.unchecked': { anchors: 'failed' },
  everywhere: { isEverywhere: true },
  unread: { isUnread: true },
  'rehearsal.running': { rehearsal: { state: 'running' } },
  'rehearsal.failed': { rehearsal: { state: 'failed' } },
  'rehearsal.reverts': { rehearsal: { state: 'reverts', reason: 'GS013' } },
  'rehearsal.differs': { rehearsal: { state: 'differs' } },
  'rehearsal.watched': { rehearsal: { state: 'watched' } },
  'rehearsal.static': { rehearsal: { state: 'static' } },
  'rehearsal.agrees': { rehearsal: agrees },
  'rehearsal.alone': { rehearsal: { ...agrees, voices: 1 } },
  'rehearsal.notVaried': { rehearsal: { ...agrees, isVaried: false } },
  'rehearsal.cut': { rehearsal: { ...agrees, doubts: ['cut'] } },
  'rehearsal.unvaried': { rehearsal: { ...agrees, doubts: ['unvaried'] } },
  'witness.mismatch': asked({ nodeOne: other }),
  'witness.disagree': asked({ nodeOne: nonce('1'), nodeTwo: nonce('2'), wallet: unasked }),
  'witness.unchecked': asked({ nodeOne: silent }),
  'witness.alone': asked({ nodeTwo: unasked, wallet: unasked, gateway: {} }),
  'witness.failed': { witnesses: 'failed' },
  'witness.unproven': {
    witnesses: { ...judgedFor({}), isUnproven: true, verdict: 'could not check' },
  },
  'witness.notAsked': asked({ wallet: unasked }),
}

const safe = { chainId: 1, address, version: '1.4.1' }
const { transaction, authorization } = authorizeRejection(safe, 7, at)
const safeTxHash = authorization.digests[0] as Hex
const ofSafe = (state: ReviewState, named: NamedDoubts | null) =>
  authorize({ chainId: 1, safe: address, safeTxHash }, { state, named, at })

/** Everything of a review that can be known of an account's own calls. */
const OF_CALLS: Readonly<Record<keyof CallsState, true>> = {
  ...{ rehearsal: true, lookAlikes: true, anchors: true, delegates: true, rights: true },
  ...{ approvals: true, settings: true, isSealed: true, tokens: true, isUnread: true },
}
const pickCalls = (state: ReviewState) =>
  Object.fromEntries(Object.entries(state).filter(([key]) => key in OF_CALLS)) as CallsState // those keys

type Path = {
  state: (state: ReviewState) => ReviewState
  ask: (state: ReviewState, named: NamedDoubts | null) => Authorization | null
}

/** Every path on which a state of things leads to a wallet. */
const PATHS: Readonly<Record<string, Path>> = {
  'propose and confirm': { state: (state) => state, ask: ofSafe },
  execute: {
    state: (state) => state,
    ask: (state, named) => {
      const leave = ofSafe(state, named)
      const signed = { safe, transaction, signatures: [] }
      return leave && (authorizeExecution(leave, signed, address, at)?.authorization ?? null)
    },
  },
  'send and hand over': {
    state: (state) => stateOfCalls(pickCalls(state)),
    ask: (state, named) =>
      authorizeCalls(
        { chainId: 1, account: address, calls: [{ to: address, value: 1n, data: '0x' }] },
        { state: pickCalls(state), named, at },
      ),
  },
}

type Cell = 'blocked' | 'waits' | 'typed' | 'named' | 'shown' | 'cannot be'

function expectedOf(finding: Finding | undefined): Cell {
  if (!finding) return 'cannot be'
  if (finding.kind.endsWith('running')) return 'waits'
  if (finding.tone === 'danger') return isNameable(finding) ? 'named' : 'blocked'
  return finding.tone === 'warn' ? 'typed' : 'shown'
}

/** What a path does with it: without a word, and with every word that could be typed. */
function foundOn({ state: on, ask }: Path, state: ReviewState, kind: Finding['kind']): Cell {
  const review = judgeReview(on(state))
  if (!review.findings.some((finding) => finding.kind === kind)) return 'cannot be'
  const demands = listDemands(review)
  const untyped = ask(state, null)
  const typed = ask(state, demands)
  if (untyped) return 'shown'
  if (!typed) return review.isSettled ? 'blocked' : 'waits'
  // For another doubt it counts for nothing.
  if (ask(state, { ...demands, reasons: 'another' }))
    throw new Error(`${kind} is given for nothing`)
  return demands.addresses.length > 0 ? 'named' : 'typed'
}

const cells = Object.entries(CAUSES).flatMap(([kind, cause]) =>
  Object.entries(PATHS).map(([path, each]) => ({
    kind: kind as Finding['kind'], // as it is listed
    path,
    each,
    state: { ...nothingOdd, ...cause },
    /** Whether all that it is made of is known of an account's own calls as well. */
    isOfCalls: Object.keys(cause).every((key) => key in OF_CALLS),
  })),
)

describe(`R-JDG-6 every finding on every path that asks a wallet: ${cells.length} cells`, () => {
  it.each(cells)('$kind: $path', ({ kind, path, each, state, isOfCalls }) => {
    const review = judgeReview(state)
    const finding = review.findings.find((one) => one.kind === kind)
    expect(finding, 'it is found in a review').toBeDefined()
    const isThere = path !== 'send and hand over' || isOfCalls
    expect(foundOn(each, state, kind)).toBe(
      isThere ? worse(expectedOf(finding), review) : 'cannot be',
    )
  })
})

/** Where something worse stands beside it: more of a kind than are named blocks those as well. */
function worse(cell: Cell, { findings }: ReturnType<typeof judgeReview>): Cell {
  const cellsOf = findings.map(expectedOf)
  return (
    (['blocked', 'waits', 'named', 'typed'] as const).find((each) => cellsOf.includes(each)) ?? cell
  )
}

type SignInFields = Parameters<typeof createSignInMessage>[0]
const signIn = (changes: Partial<SignInFields> = {}) =>
  createSignInMessage({
    ...{ domain: 'a.example', uri: 'https://a.example/', address: getAddress(address) },
    ...{ chainId: 1, nonce: 'abcdefgh12345678', issuedAt: '2026-01-01T00:00:00.000Z' },
    ...changes,
  })
const domain = { name: 'A', chainId: 1, verifyingContract: address }
type Field = { name: string; type: string }
const typed = (
  primaryType: string,
  fields: readonly Field[],
  message: Record<string, unknown>,
  changes: { domain?: Record<string, unknown> } = {},
) => ({
  ...{ domain, primaryType, types: { [primaryType]: fields }, message },
  ...changes,
})
const order = typed('Order', [{ name: 'to', type: 'address' }], { to: address })
const permit = typed(
  'Permit',
  [
    { name: 'owner', type: 'address' },
    { name: 'spender', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'nonce', type: 'uint256' },
    { name: 'deadline', type: 'uint256' },
  ],
  { owner: address, spender: address, value: '5', nonce: '0', deadline: '100' },
)
const witness = {
  domain: { name: 'Permit2', chainId: 1, verifyingContract: address },
  primaryType: 'PermitWitnessTransferFrom',
  types: {
    PermitWitnessTransferFrom: [
      { name: 'permitted', type: 'TokenPermissions' },
      { name: 'spender', type: 'address' },
      { name: 'nonce', type: 'uint256' },
      { name: 'deadline', type: 'uint256' },
      { name: 'witness', type: 'Note' },
    ],
    TokenPermissions: [
      { name: 'token', type: 'address' },
      { name: 'amount', type: 'uint256' },
    ],
    Note: [{ name: 'text', type: 'string' }],
  },
  message: {
    permitted: { token: address, amount: '5' },
    ...{ spender: address, nonce: '0', deadline: '100', witness: { text: 'x' } },
  },
}
const safeTx = typed(
  'SafeTx',
  [
    { name: 'to', type: 'address' },
    { name: 'value', type: 'uint256' },
    { name: 'data', type: 'bytes' },
    { name: 'operation', type: 'uint8' },
    ...['safeTxGas', 'baseGas', 'gasPrice'].map((name) => ({ name, type: 'uint256' })),
    ...['gasToken', 'refundReceiver'].map((name) => ({ name, type: 'address' })),
    { name: 'nonce', type: 'uint256' },
  ],
  {
    ...{ to: address, value: '0', data: '0x', operation: 0, safeTxGas: '0', baseGas: '0' },
    ...{ gasPrice: '0', gasToken: address, refundReceiver: address, nonce: '1' },
  },
  { domain: { chainId: 1, verifyingContract: address } },
)

type Message = Parameters<typeof authorizeMessage>[1]

/** By the types: a message in which each is found. */
const MESSAGES: Readonly<Record<MessageFinding['kind'], Message>> = {
  unreadable: { ...order, primaryType: 'Nothing' },
  unsigned: { ...order, message: { to: address, note: 'for free' } },
  noDomain: { ...order, domain: {} },
  brokenSignIn: 'a.example wants you to sign in with your Ethereum account:\nnobody',
  'signIn.asker.other': signIn(),
  'signIn.uri.other': signIn({ uri: 'https://b.example/' }),
  'signIn.account.other': signIn({ address: getAddress(`0x${'b'.repeat(40)}`) }),
  safeTransaction: safeTx,
  safeMessage: typed('SafeMessage', [{ name: 'message', type: 'bytes' }], { message: '0x12' }),
  grant: permit,
  witness,
  unknownType: order,
  otherChain: { ...order, domain: { ...domain, chainId: 5 } },
  unseen: 'Hello\u200b',
}
const asker = 'b.example'
const SIGNERS = { 'a Safe': safe, 'a wallet': { ...safe, version: null } }
const messageCells = Object.entries(MESSAGES).flatMap(([kind, message]) =>
  Object.entries(SIGNERS).map(([who, signer]) => ({ kind, message, who, signer })),
)

describe(`R-JDG-6 every finding in a message, on every path that signs one: ${messageCells.length} cells`, () => {
  it.each(messageCells)('$kind: $who', ({ kind, message, signer }) => {
    const isForOther = kind === 'signIn.asker.other'
    const by = isForOther ? asker : null
    const judgement = judgeMessage(message, {
      ...{ address, chainId: 1, asker: by, isKnown: () => false },
    })
    expect(judgement.findings.map((finding) => finding.kind)).toContain(kind)
    const ask = (meant: typeof judgement.topics) =>
      authorizeMessage(signer, message, { asker: by, meant, at })
    const isText = typeof message === 'string'
    if (judgement.level === 'red' || (signer.version === null && !isText)) {
      expect(ask(judgement.topics)).toBe('alarming')
      return
    }
    expect(judgement.level).toBe('amber')
    expect(ask([])).toBe('notMeant')
    expect(ask(judgement.topics)).toMatchObject({ account: address, at })
  })
})
