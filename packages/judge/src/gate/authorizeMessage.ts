import { hashSafeMessage, readSignedFields, type StatedTypedData } from '@countersign/safe'
import { type Address, hashMessage } from 'viem'
import { judgeMessage, type MessageTopic, type Signing } from '../messages/judgeMessage.ts'
import { type Authorization, makeAuthorization } from './authorization.ts'

/** What the page knows of a message, for whatever is about to have it signed. */
export type MeantMessage = Pick<Signing, 'asker'> & {
  /** What the visitor has named, or was found to need no naming. */
  meant: readonly MessageTopic[]
}

/** Whose signature it will be; `version`: of the Safe, null for a wallet that signs for itself. */
export type MessageSigner = { chainId: number; address: Address; version: string | null }

/**
 * Judges a message for whoever is about to be asked: the leave to have exactly it signed, or why it is not
 * signed, or not before it was meant. A wallet signs nothing but texts for itself here.
 *
 * @throws InvalidMessageError for what cannot be hashed
 */
export function authorizeMessage(
  signer: MessageSigner,
  message: string | StatedTypedData,
  { asker, meant, at }: MeantMessage & { at: number },
): Authorization | 'alarming' | 'notMeant' {
  const { chainId, address, version } = signer
  // Whom the visitor knows is judged by the page, which has shown it.
  const { level, topics } = judgeMessage(message, { address, chainId, asker, isKnown: () => false })
  if (level === 'red') return 'alarming'
  if (topics.some((topic) => !meant.includes(topic))) return 'notMeant'
  const isText = typeof message === 'string'
  if (version === null && !isText) return 'alarming'
  const readable = isText ? message : readSignedFields(message).typedData
  const digest =
    version === null
      ? hashMessage(String(message))
      : hashSafeMessage({ chainId, address, version }, readable).safeMessageHash
  return makeAuthorization({ chainId, account: address, digests: [digest] }, { at })
}
