import type { ExpandedCall } from '@countersign/safe'
import { type Address, isAddress, isAddressEqual } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'
import type { KnownToken } from '../../shared/assets/tokens.ts'

export type PlainTransfer = { token: KnownToken; recipient: Address; amount: bigint }

/** A transfer of a token that the operator lists, and nothing beside it: one line says all of it. */
export function plainTransfer(
  { to, value, operation, decoding }: ExpandedCall,
  { tokens }: Pick<ChainConfig, 'tokens'>,
): PlainTransfer | null {
  const token = tokens.find(({ address }) => isAddressEqual(address, to))
  if (!token || value > 0n || operation === 1) return null
  if (decoding.status !== 'decoded' || decoding.trailing !== '0x') return null
  if (decoding.signature !== 'transfer(address,uint256)') return null
  const [recipient, amount] = decoding.parameters.map((parameter) => parameter.value)
  if (typeof recipient !== 'string' || typeof amount !== 'bigint') return null
  return isAddress(recipient) ? { token, recipient, amount } : null
}
