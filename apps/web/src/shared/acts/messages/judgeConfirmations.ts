import {
  hashSafeMessage,
  hashTypedData,
  judgeSignatures,
  type SignatureClaim,
  type SignatureJudgement,
  safeAbi,
  versionTraits,
} from '@countersign/safe'
import { type Address, type Client, type Hex, hashMessage, type TypedDataDefinition } from 'viem'
import { readContract } from 'viem/actions'
import { askContract } from '../../chain/askContract.ts'

/** What a signature turned out to be. */
export type SignatureVerdict =
  | 'valid'
  | 'notOwner'
  | 'duplicate'
  | 'denied'
  | 'malformed'
  | 'otherSigner'
  | 'kindNotSupported'

type Safe = { chainId: number; address: Address; version: string; owners: readonly Address[] }

/** What each signature for a message is worth, in the order given; the chain helps where only it can. */
export async function judgeConfirmations(
  client: Client,
  safe: Safe,
  message: string | TypedDataDefinition,
  claims: readonly SignatureClaim[],
): Promise<SignatureVerdict[]> {
  const { version, owners } = safe
  const { safeMessageHash: hash, preimage } = hashSafeMessage(safe, message)
  const judgements = await judgeSignatures({ hash, version, owners }, claims)
  const digest = typeof message === 'string' ? hashMessage(message) : hashTypedData(message)
  // The fallback handler of 1.3.0 hands contract owners the message's own hash, not the bytes.
  const bytes = version.startsWith('1.3.') ? digest : preimage
  return Promise.all(
    judgements.map((judgement) => verdictOf(client, safe, { hash, bytes }, judgement)),
  )
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
