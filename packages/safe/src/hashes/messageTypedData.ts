import { hashMessage } from 'viem'
import type { SafeAccount } from '../types.ts'
import { hashTypedData } from './hashTypedData.ts'
import { readSignedFields, type StatedTypedData } from './readSignedFields.ts'
import { versionTraits } from './versionTraits.ts'

type Field = { name: string; type: string }

/** What a wallet is asked to sign for a message of a Safe, by EIP-712. */
export type MessageTypedData = {
  domain: { chainId?: number; verifyingContract: string }
  types: Record<string, readonly Field[]>
  primaryType: 'SafeMessage'
  message: { message: string }
}

/** A text or typed data as owners of a Safe sign it: the hash is that of `hashSafeMessage`. */
export function messageTypedData(
  safe: SafeAccount,
  message: string | StatedTypedData,
): MessageTypedData {
  const { domainHasChainId } = versionTraits(safe.version)
  const digest =
    typeof message === 'string'
      ? hashMessage(message)
      : hashTypedData(readSignedFields(message).typedData)
  return {
    domain: {
      ...(domainHasChainId && { chainId: Number(safe.chainId) }),
      verifyingContract: safe.address,
    },
    types: {
      EIP712Domain: [
        ...(domainHasChainId ? [{ name: 'chainId', type: 'uint256' }] : []),
        { name: 'verifyingContract', type: 'address' },
      ],
      SafeMessage: [{ name: 'message', type: 'bytes' }],
    },
    primaryType: 'SafeMessage',
    message: { message: digest },
  }
}
