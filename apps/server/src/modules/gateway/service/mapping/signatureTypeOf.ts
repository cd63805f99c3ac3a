import type { ServiceMessage } from '@countersign/gateway/service'
import type { Hex } from 'viem'
import { readSignatures } from '../../signatures/readSignatures.ts'

type SignatureType = ServiceMessage['confirmations'][number]['signatureType']

const TYPES = {
  ecdsa: 'EOA',
  ethSign: 'ETH_SIGN',
  approvedHash: 'APPROVED_HASH',
  contract: 'CONTRACT_SIGNATURE',
} as const satisfies Record<string, SignatureType>

/** How somebody signed. What is kept was read before, so it can be read. */
export function signatureTypeOf(signature: Hex): SignatureType {
  const kind = readSignatures(signature)?.[0]?.kind
  return kind === undefined ? 'EOA' : TYPES[kind]
}
