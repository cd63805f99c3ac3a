import {
  type Authorization,
  authorizeCalls,
  authorizeDeletion,
  authorizeMessage,
  authorizeRejection,
} from '@countersign/judge'
import { nothingOdd } from '@countersign/judge/testing'
import { messageTypedData, safeTypedData } from '@countersign/safe'
import type { Address, Hex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createGate } from './createGate.ts'
import { UnjudgedError } from './unjudgedError.ts'
import type { WalletQuestions, WalletRequests } from './walletRequests.ts'

const me: Address = `0x${'a'.repeat(40)}`
const other: Address = `0x${'b'.repeat(40)}`
const safe = { chainId: 1, address: other, version: '1.4.1' }
const at = 1_000_000
const ask = { asker: null, meant: [], at }

/** A wallet that does whatever it is asked for, and remembers it. */
function openWallet(now = at) {
  const asked: string[] = []
  const answer =
    <value>(name: keyof WalletRequests, value: value) =>
    async () => {
      asked.push(name)
      return value
    }
  const questions: WalletQuestions = {
    account: () => me,
    chainId: async () => 1,
    switchChain: async () => {},
    batchSupport: async () => 'supported',
    batchStatus: async () => ({ status: 'pending', hashes: [] }),
  }
  const requests: WalletRequests = {
    signTypedData: answer('signTypedData', '0x01'),
    signHash: answer('signHash', '0x02'),
    signText: answer('signText', '0x03'),
    sendTransaction: answer('sendTransaction', '0x04'),
    sendBatch: answer('sendBatch', 'batch'),
    signInHost: answer('signInHost', { kind: 'proposed', safeTxHash: '0x05' } as const),
  }
  return { asked, gate: createGate({ ...questions, ...requests }, () => now) }
}

const pay = { to: other, value: 5n, data: '0x' as Hex }
const call = { to: other, value: 0n, data: '0xabcdef' as Hex }
const judged = (value: Authorization | string | null) => value as Authorization // nothing is odd
const leaveToSend = judged(
  authorizeCalls(
    { chainId: 1, account: me, calls: [pay, call] },
    { state: nothingOdd, named: null, at },
  ),
)
const { transaction, authorization: leaveToReject } = authorizeRejection(safe, 7, at)
const { authorization: leaveToDelete } = authorizeDeletion(
  safe,
  leaveToReject.digests[0] ?? '0x',
  at,
)
const leaveToSay = judged(authorizeMessage({ ...safe, address: me, version: null }, 'Hello', ask))
const leaveForSafe = judged(authorizeMessage(safe, 'Hello', ask))

type Gate = ReturnType<typeof openWallet>['gate']
type Ask = (gate: Gate) => Promise<unknown>

const typed = safeTypedData(safe, transaction)
const dear = safeTypedData(safe, { ...transaction, value: 1n })
const sending = { from: me, chainId: 1, ...pay }

/** By the types: each of them, with what passes and everything else that must not. */
const ROWS: Readonly<Record<keyof WalletRequests, { right: Ask; wrong: readonly Ask[] }>> = {
  signTypedData: {
    right: (gate) => gate.signTypedData(me, typed, leaveToReject),
    wrong: [
      (gate) => gate.signTypedData(me, dear, leaveToReject),
      (gate) => gate.signTypedData(me, typed, leaveToDelete),
      (gate) => gate.signTypedData(me, messageTypedData(safe, 'Hello'), leaveToSay),
      (gate) => gate.signTypedData(me, typed, { ...leaveToReject }),
    ],
  },
  signHash: {
    right: (gate) => gate.signHash(me, leaveToReject.digests[0] ?? '0x', leaveToReject),
    wrong: [(gate) => gate.signHash(me, `0x${'1'.repeat(64)}`, leaveToReject)],
  },
  signText: {
    right: (gate) => gate.signText(me, 'Hello', leaveToSay),
    wrong: [
      (gate) => gate.signText(me, 'Hello!', leaveToSay),
      (gate) => gate.signText(other, 'Hello', leaveToSay),
      // What a Safe may say is not what its owner says.
      (gate) => gate.signText(other, 'Hello', leaveForSafe),
    ],
  },
  sendTransaction: {
    right: (gate) => gate.sendTransaction(sending, leaveToSend),
    wrong: [
      (gate) => gate.sendTransaction({ ...sending, value: 6n }, leaveToSend),
      (gate) => gate.sendTransaction({ ...sending, to: me }, leaveToSend),
      (gate) => gate.sendTransaction({ ...sending, data: '0x00' }, leaveToSend),
      (gate) => gate.sendTransaction({ ...sending, chainId: 2 }, leaveToSend),
      (gate) => gate.sendTransaction({ ...sending, from: other }, leaveToSend),
      (gate) => gate.sendTransaction(sending, leaveToReject),
    ],
  },
  sendBatch: {
    right: (gate) => gate.sendBatch({ from: me, chainId: 1, calls: [pay, call] }, leaveToSend),
    wrong: [
      (gate) =>
        gate.sendBatch({ from: me, chainId: 1, calls: [pay, { ...call, value: 1n }] }, leaveToSend),
      (gate) => gate.sendBatch({ from: me, chainId: 1, calls: [pay, pay] }, leaveToSend),
      (gate) => gate.sendBatch({ from: me, chainId: 2, calls: [pay] }, leaveToSend),
      (gate) => gate.sendBatch({ from: other, chainId: 1, calls: [pay] }, leaveToSend),
    ],
  },
  signInHost: {
    right: (gate) => gate.signInHost(safe, 'Hello', leaveForSafe),
    wrong: [
      (gate) => gate.signInHost(safe, 'Hello!', leaveForSafe),
      (gate) => gate.signInHost({ ...safe, version: '1.3.0' }, 'Bye', leaveForSafe),
      (gate) => gate.signInHost({ ...safe, address: me }, 'Hello', leaveForSafe),
    ],
  },
}

describe('R-JDG-6 the gate', () => {
  it.each(Object.entries(ROWS))('%s: what was judged passes', async (name, { right }) => {
    const { gate, asked } = openWallet()
    await right(gate)
    expect(asked).toEqual([name])
  })

  it.each(
    Object.entries(ROWS).flatMap(([name, { wrong }]) =>
      wrong.map((each, index) => [`${name} ${index + 1}`, each] as const),
    ),
  )('%s: nothing else does, and the wallet is not asked', async (_, wrong) => {
    const { gate, asked } = openWallet()
    await expect(wrong(gate)).rejects.toThrow(UnjudgedError)
    expect(asked).toEqual([])
  })

  it('is closed for what was judged long ago', async () => {
    const { gate, asked } = openWallet(at + 11 * 60_000)
    await expect(gate.sendTransaction(sending, leaveToSend)).rejects.toThrow(UnjudgedError)
    expect(asked).toEqual([])
  })
})
