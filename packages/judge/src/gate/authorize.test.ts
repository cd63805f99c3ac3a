import {
  deletionTypedData,
  hashSafeMessage,
  hashSafeTransaction,
  renewalTypedData,
  safeTypedData,
} from '@countersign/safe'
import {
  type Address,
  type Hex,
  hashMessage,
  hashTypedData,
  parseTransaction,
  type TransactionSerializedEIP1559,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { describe, expect, it } from 'vitest'
import { judgeReview, type ReviewState } from '../review/judgeReview.ts'
import { listDemands } from '../review/listDemands.ts'
import { nothingOdd } from '../testing-only/index.ts'
import {
  type Authorization,
  digestCall,
  isAuthorized,
  type WalletRequest,
} from './authorization.ts'
import { authorize, type NamedDoubts } from './authorize.ts'
import { authorizeCalls, type CallsState } from './authorizeCalls.ts'
import { authorizeExecution } from './authorizeExecution.ts'
import { authorizeMessage } from './authorizeMessage.ts'
import { authorizeRejection } from './authorizeRejection.ts'
import { authorizeAgain, authorizeNothing } from './authorizeReplacement.ts'
import { authorizeDeletion, authorizeRenewal } from './authorizeRequest.ts'

const address: Address = `0x${'a'.repeat(40)}`
const other: Address = `0x${'b'.repeat(40)}`
const hash = (letter: string): Hex => `0x${letter.repeat(64)}`
const transaction = { chainId: 1, safe: address, safeTxHash: hash('1') }
const request: WalletRequest = { chainId: 1, account: address, digests: [hash('1')] }
const at = 1_000_000
const given = (changes: Partial<ReviewState>, named: NamedDoubts | null = null) =>
  authorize(transaction, { state: { ...nothingOdd, ...changes }, named, at })
const demandsOf = (changes: Partial<ReviewState>) =>
  listDemands(judgeReview({ ...nothingOdd, ...changes }))

const red: Partial<ReviewState> = { lookAlikes: [{ address }] }
const amber: Partial<ReviewState> = { safeCode: 'unknown' }
const nameable: Partial<ReviewState> = { delegates: [{ address, code: 'unknown' }] }

describe('R-JDG-6 a wallet is asked by leave of the judge alone', () => {
  it('which is given to what nothing is odd about', () => {
    expect(given({})).toMatchObject({ ...request, named: [], at })
  })

  it.each<[string, Partial<ReviewState>]>([
    ['is red', red],
    ['is red, beside a doubt that was named', { ...red, ...amber }],
    ['is still being looked at', { safeCode: 'asking' }],
  ])('not to what %s, whatever was typed', (_, state) => {
    expect(given(state, demandsOf(state))).toBeNull()
  })

  it('to what is doubtful once it was named, for this very doubt', () => {
    expect(given(amber)).toBeNull()
    expect(given(amber, demandsOf({ history: 'ran' }))).toBeNull()
    expect(given(amber, { ...demandsOf(amber), topics: [] })).toBeNull()
    expect(given(amber, demandsOf(amber))).not.toBeNull()
  })

  it('to unknown code once its address was named, and says which', () => {
    expect(given(nameable)).toBeNull()
    expect(given(nameable, { ...demandsOf(nameable), addresses: [other] })).toBeNull()
    expect(given(nameable, demandsOf(nameable))?.named).toEqual([address])
  })
})

describe('R-JDG-6 it counts', () => {
  // Nothing is odd about it.
  const authorization = given({}) as Authorization
  const now = at + 60_000

  it.each<[string, Partial<WalletRequest>, number, boolean]>([
    ['for the very transaction', {}, now, true],
    ['not for another', { digests: [hash('2')] }, now, false],
    ['not for one beside it', { digests: [hash('1'), hash('2')] }, now, false],
    ['not for nothing', { digests: [] }, now, false],
    ['not for another Safe', { account: other }, now, false],
    ['not on another network', { chainId: 2 }, now, false],
    ['not after a while', {}, at + 11 * 60_000, false],
    ['not before it was made', {}, at - 1, false],
  ])('%s', (_, changes, time, is) => {
    expect(isAuthorized(authorization, { ...request, ...changes }, time)).toBe(is)
  })

  it('not if it only looks like one, and none can be changed into another', () => {
    expect(isAuthorized({ ...authorization }, request, now)).toBe(false)
    expect(Object.isFrozen(authorization)).toBe(true)
    expect(Object.isFrozen(authorization.digests)).toBe(true)
  })

  it('to a rejection, which is built here and does nothing: for its own hash alone', () => {
    const safe = { chainId: 1, address, version: '1.4.1' }
    const { transaction, authorization } = authorizeRejection(safe, 7, at)
    expect(transaction).toMatchObject({ to: address, value: 0n, data: '0x', nonce: 7n })
    expect(transaction).toMatchObject({ operation: 0, gasPrice: 0n, baseGas: 0n })
    const { safeTxHash } = hashSafeTransaction(safe, transaction)
    const of = (each: Hex) => ({ chainId: 1, account: address, digests: [each] })
    expect(isAuthorized(authorization, of(safeTxHash), at)).toBe(true)
    const dear = { ...transaction, value: 1n }
    const other = hashSafeTransaction(safe, dear).safeTxHash
    expect(isAuthorized(authorization, of(other), at)).toBe(false)
  })
})

const safe = { chainId: 1, address, version: '1.4.1' }
const me = privateKeyToAccount(`0x${'1'.repeat(64)}`)

describe('R-JDG-6 an execution', () => {
  const signatures = [
    { signer: me.address, signature: { kind: 'approvedHash' as const, owner: me.address } },
  ]
  const { transaction, authorization: leave } = authorizeRejection(safe, 7, at)
  const execute = (changes: Partial<typeof transaction>, now = at) =>
    authorizeExecution(
      leave,
      { safe, transaction: { ...transaction, ...changes }, signatures },
      me.address,
      now,
    )

  it('is sent by leave of its own: for the very call, in the name of who pays for it', () => {
    const execution = execute({})
    expect(execution?.call).toMatchObject({ to: address, value: 0n })
    const digests = [digestCall(execution?.call ?? { to: address, value: 0n, data: '0x' })]
    const authorization = execution?.authorization as Authorization // as it was judged
    const asked = { chainId: 1, account: me.address, digests }
    expect(isAuthorized(authorization, asked, at)).toBe(true)
    expect(isAuthorized(authorization, { ...asked, account: address }, at)).toBe(false)
    expect(isAuthorized(leave, asked, at)).toBe(false)
  })

  it('of anything else is none, nor of what was judged long ago', () => {
    expect(execute({ value: 1n })).toBeNull()
    expect(execute({ nonce: 8n })).toBeNull()
    expect(execute({}, at + 11 * 60_000)).toBeNull()
  })
})

describe('R-JDG-6 an account’s own calls', () => {
  const quiet: CallsState = { ...nothingOdd, rehearsal: { state: 'none' } }
  const pay = { to: other, value: 5n, data: '0x' as Hex }
  const give = { to: address, value: 0n, data: '0xabcdef' as Hex }
  const ask = (changes: Partial<CallsState>, named: NamedDoubts | null = null) =>
    authorizeCalls(
      { chainId: 1, account: me.address, calls: [pay, give] },
      { state: { ...quiet, ...changes }, named, at },
    )

  it('are judged like what a Safe sends: nothing red, nothing that was not named, nothing unanswered', () => {
    expect(ask({})).not.toBeNull()
    expect(ask({ lookAlikes: [{ address }] })).toBeNull()
    expect(ask({ isSealed: true })).toBeNull()
    expect(ask({ anchors: 'asking' })).toBeNull()
    expect(ask({ rehearsal: { state: 'running' } })).toBeNull()
    expect(ask({ rehearsal: { state: 'reverts', reason: 'no' } })).toBeNull()
    expect(ask({ rights: 'failed' })).toBeNull()
  })

  it.each<[string, readonly (typeof pay)[], boolean]>([
    ['all of them', [pay, give], true],
    ['one of them', [give], true],
    ['none of them twice', [pay, pay], false],
    ['none of more', [{ ...pay, value: 6n }], false],
    ['none to somebody else', [{ ...pay, to: address }], false],
    ['none with other bytes', [{ ...give, data: '0xabcdee' }], false],
  ])('may be sent as they are: %s', (_, calls, is) => {
    const authorization = ask({}) as Authorization // nothing is odd
    const asked = { chainId: 1, account: me.address, digests: calls.map(digestCall) }
    expect(isAuthorized(authorization, asked, at)).toBe(is)
  })
})

describe('R-JDG-6 a message', () => {
  it('is signed as the Safe’s, or as a wallet’s own text, and as nothing else', () => {
    const meant = { asker: null, meant: [], at }
    const { safeMessageHash } = hashSafeMessage(safe, 'Hello')
    expect(authorizeMessage(safe, 'Hello', meant)).toMatchObject({ digests: [safeMessageHash] })
    const own = { ...safe, version: null }
    expect(authorizeMessage(own, 'Hello', meant)).toMatchObject({
      digests: [hashMessage('Hello')],
    })
    const typed = {
      ...{ domain: { name: 'A', chainId: 1 }, primaryType: 'B', message: { c: '1' } },
      types: { B: [{ name: 'c', type: 'uint256' }] },
    }
    const all = { ...meant, meant: ['unknownType' as const] }
    expect(authorizeMessage(safe, typed, all)).toMatchObject({ account: address })
    expect(authorizeMessage(own, typed, all)).toBe('alarming')
  })
})

describe('R-JDG-6 what is built here, and can mean nothing else', () => {
  it('asks a gateway to forget, or to take again', () => {
    const proposal = { safeTxHash: hash('1'), origin: null }
    const deletion = authorizeDeletion(safe, hash('1'), at)
    const renewal = authorizeRenewal(safe, proposal, at)
    expect(deletion.typedData).toEqual(deletionTypedData(safe, hash('1'), at))
    expect(renewal.typedData).toEqual(renewalTypedData(safe, proposal, at))
    for (const { typedData, authorization } of [deletion, renewal]) {
      const message = { ...typedData.message, totp: BigInt(typedData.message.totp) }
      expect(authorization.digests).toEqual([hashTypedData({ ...typedData, message })])
    }
  })

  it('sends again what the account has sent itself, or nothing to itself', async () => {
    const fields = { type: 'eip1559', nonce: 3, gas: 21_000n, maxFeePerGas: 9n } as const
    const sign = async (chainId: number) =>
      (await me.signTransaction({
        ...fields,
        ...{ chainId, to: other, value: 5n },
      })) as TransactionSerializedEIP1559
    const account = { chainId: 1, address: me.address }
    const again = await authorizeAgain(account, await sign(1), at)
    expect(again?.call).toEqual({ to: parseTransaction(await sign(1)).to, value: 5n, data: '0x' })
    expect(await authorizeAgain(account, await sign(2), at)).toBeNull()
    expect(await authorizeAgain({ ...account, address: other }, await sign(1), at)).toBeNull()
    const { call } = authorizeNothing(account, at)
    expect(call).toEqual({ to: me.address, value: 0n, data: '0x' })
  })

  it('no signature of a Safe’s transaction passes for one of those', () => {
    const { transaction, authorization } = authorizeRejection(safe, 7, at)
    const { safeTxHash } = hashSafeTransaction(safe, transaction)
    expect(authorization.digests).toEqual([safeTxHash])
    expect(safeTypedData(safe, transaction).primaryType).toBe('SafeTx')
    const { authorization: deletion } = authorizeDeletion(safe, safeTxHash, at)
    const asked = { chainId: 1, account: address, digests: [safeTxHash] }
    expect(isAuthorized(deletion, asked, at)).toBe(false)
  })
})
