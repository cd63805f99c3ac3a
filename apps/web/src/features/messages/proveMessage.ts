import type { Message } from '@countersign/gateway'
import {
  hashSafeMessage,
  hashTypedData,
  judgeSignatures,
  SafeError,
  type SafeMessageHashes,
  type SignatureJudgement,
  safeAbi,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Client, type Hex, hashMessage } from 'viem'
import { readContract } from 'viem/actions'
import { askContract } from '../../shared/chain/askContract.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { readTyped } from './readTyped.ts'
import { readKept } from './sign/readKept.ts'

/** What a signature turned out to be. */
export type SignatureVerdict =
  | 'valid'
  | 'notOwner'
  | 'duplicate'
  | 'denied'
  | 'malformed'
  | 'otherSigner'
  | 'kindNotSupported'

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
  const { safeMessageHash: hash, preimage } = hashes
  const judgements = await judgeSignatures(
    { hash, version: safe.version, owners: safe.owners },
    message.confirmations.map(({ owner, signature }) => ({ signer: owner.value, signature })),
  )
  const digest = typeof readable === 'string' ? hashMessage(readable) : hashTypedData(readable)
  // The fallback handler of 1.3.0 hands contract owners the message's own hash, not the bytes.
  const bytes = safe.version.startsWith('1.3.') ? digest : preimage
  const verdicts = await Promise.all(
    judgements.map((judgement) => verdictOf(client, safe, { hash, bytes }, judgement)),
  )
  return {
    hashes,
    kept: await readKept(client, safe.address, hash),
    sameHash: hash.toLowerCase() === message.messageHash.toLowerCase(),
    verdicts,
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

async function verdictOf(
  client: Client,
  safe: Safe,
  { hash, bytes }: { hash: Hex; bytes: Hex },
  judgement: SignatureJudgement,
): Promise<SignatureVerdict> {
  if (judgement.verdict === 'invalid') return judgement.reason
  if (judgement.verdict !== 'needsChain') return judgement.verdict
  const { signer, signature } = judgement
  if (signature.kind === 'contract') {
    const form = versionTraits(safe.version).contractSignature
    const question = { form, hash, preimage: bytes, signature: signature.data }
    return (await askContract(client, signer, question)) ? 'valid' : 'denied'
  }
  const approved = await readContract(client, {
    address: safe.address,
    abi: safeAbi,
    functionName: 'approvedHashes',
    args: [signer, hash],
  })
  return approved > 0n ? 'valid' : 'denied'
}
