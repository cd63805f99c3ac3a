import {
  type Authorization,
  digestCall,
  isAuthorized,
  type WalletRequest,
} from '@countersign/judge'
import { hashSafeMessage, hashTypedData, readSignedFields } from '@countersign/safe'
import { hashMessage } from 'viem'
import { UnjudgedError } from './unjudgedError.ts'
import type { WalletQuestions, WalletRequests } from './walletRequests.ts'

declare const guarded: unique symbol

/** What stands in the browser's timeline for everything that a wallet is asked for. */
export const PASSED = 'countersign.gate'

/** The same requests, each with the judge's leave for exactly it. */
type GuardedRequests = {
  [name in keyof WalletRequests]: (
    ...given: [...Parameters<WalletRequests[name]>, leave: Authorization]
  ) => ReturnType<WalletRequests[name]>
}

/**
 * The one way to a wallet: it is asked for nothing that the judge has not let pass, to the last byte. Only
 * `createGate` makes one.
 */
export type WalletGate = WalletQuestions & GuardedRequests & { readonly [guarded]: true }

/** Puts the gate before a wallet. Whoever has one has no other way to it. */
export function createGate(
  wallet: WalletQuestions & WalletRequests,
  now: () => number = Date.now,
): WalletGate {
  const { account, chainId, switchChain, batchSupport, batchStatus } = wallet
  /** What is signed is signed for whoever the leave names: the digest says for whom, and where. */
  const pass = (leave: Authorization, asked: Partial<WalletRequest>) => {
    const { chainId, account } = leave
    const request = { chainId, account, digests: [], ...asked }
    if (!isAuthorized(leave, request, now())) throw new UnjudgedError()
    // In the browser's own timeline, for whoever wants to see what has passed.
    performance.mark(PASSED, { detail: request.digests })
  }
  const requests: GuardedRequests = {
    async signTypedData(signer, data, leave) {
      pass(leave, { digests: [hashTypedData(readSignedFields(data).typedData)] })
      return wallet.signTypedData(signer, data)
    },
    async signHash(signer, hash, leave) {
      pass(leave, { digests: [hash] })
      return wallet.signHash(signer, hash)
    },
    async signText(signer, text, leave) {
      pass(leave, { account: signer, digests: [hashMessage(text)] })
      return wallet.signText(signer, text)
    },
    async sendTransaction(transaction, leave) {
      const { from: account, chainId } = transaction
      pass(leave, { chainId, account, digests: [digestCall(transaction)] })
      return wallet.sendTransaction(transaction)
    },
    async sendBatch(batch, leave) {
      const { from: account, chainId, calls } = batch
      pass(leave, { chainId, account, digests: calls.map(digestCall) })
      return wallet.sendBatch(batch)
    },
    async signInHost(safe, message, leave) {
      const readable = typeof message === 'string' ? message : readSignedFields(message).typedData
      const { safeMessageHash } = hashSafeMessage(safe, readable)
      pass(leave, { chainId: safe.chainId, account: safe.address, digests: [safeMessageHash] })
      return wallet.signInHost(safe, message)
    },
  }
  const questions = { account, chainId, switchChain, batchSupport, batchStatus }
  return { ...questions, ...requests } as WalletGate // made here
}
