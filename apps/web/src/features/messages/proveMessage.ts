import type { Message } from '@countersign/gateway'
import {
  hashSafeMessage,
  hashTypedData,
  SafeError,
  type SafeMessageHashes,
} from '@countersign/safe'
import { type Address, type Client, hashMessage } from 'viem'
import {
  judgeConfirmations,
  type SignatureVerdict,
} from '../../shared/acts/messages/judgeConfirmations.ts'
import { askContract } from '../../shared/chain/askContract.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { readTyped } from './readTyped.ts'
import { readKept } from './sign/readKept.ts'

export type MessageProof = {
  /** Null when this message cannot be hashed for this Safe. */
  hashes: SafeMessageHashes | null
  sameHash: boolean
  /** In the order of the message's confirmations; empty without a hash. */
  verdicts: SignatureVerdict[]
  /** Whether the Safe's own contract accepts the prepared signature; null when it was not asked. */
  accepted: boolean | null
  /** Whether the Safe itself keeps it as signed, by a transaction. */
  kept: boolean
}

type Safe = SafeOnChain & { address: Address; chainId: number }

/** Works out what owners sign for a message, and judges every signature; the chain helps where only it can. */
export async function proveMessage(
  client: Client,
  safe: Safe,
  message: Message,
): Promise<MessageProof> {
  const readable =
    typeof message.message === 'string' ? message.message : readTyped(message.message)?.typedData
  const hashes = readable === undefined ? null : tryHash(() => hashSafeMessage(safe, readable))
  if (readable === undefined || !hashes) {
    return { hashes: null, sameHash: false, verdicts: [], accepted: null, kept: false }
  }
  const { safeMessageHash: hash } = hashes
  const claims = message.confirmations.map(({ owner, signature }) => ({
    signer: owner.value,
    signature,
  }))
  const digest = typeof readable === 'string' ? hashMessage(readable) : hashTypedData(readable)
  return {
    hashes,
    kept: await readKept(client, safe.address, hash),
    sameHash: hash.toLowerCase() === message.messageHash.toLowerCase(),
    verdicts: await judgeConfirmations(client, safe, readable, claims),
    accepted: message.preparedSignature
      ? // As a website would.
        await askContract(client, safe.address, {
          hash: digest,
          signature: message.preparedSignature,
        })
      : null,
  }
}

function tryHash(hash: () => SafeMessageHashes): SafeMessageHashes | null {
  try {
    return hash()
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
