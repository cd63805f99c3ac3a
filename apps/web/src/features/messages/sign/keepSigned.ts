import type { TypedData } from '@countersign/gateway'
import type { Address, Hex } from 'viem'
import type { Place, SignedMessage } from '../../../shared/local/createMemory.ts'
import type { MessagePorts } from './messagePorts.ts'

type Answer = { hash: Hex; signer: Address; signature: Hex }

/** Writes down what was signed and found to count; the same again is the same. */
export function keepSigned(
  { signed }: Pick<MessagePorts, 'signed'>,
  { chainId, address }: Place,
  message: string | TypedData,
  { hash, signer, signature }: Answer,
): SignedMessage {
  const record = { chainId, address, hash, message, signer, signature }
  signed.update((all) => [...all.filter((each) => !isSame(each, record)), record])
  return record
}

/** Whether both are one owner's word on one message of one Safe. */
export const isSame = (one: SignedMessage, other: SignedMessage): boolean =>
  one.chainId === other.chainId &&
  one.address === other.address &&
  one.hash === other.hash &&
  one.signer === other.signer
