import { type Address, type Hex, isAddressEqual, parseAbi, toEventSelector } from 'viem'
import type { ChainConfig } from '../../shared/appConfig.ts'

/** Where Uniswap's Permit2 stands on nearly every chain. */
export const PERMIT2: Address = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

/** What keeps rights by Permit2's rules on a chain, and whether it is another contract than Uniswap's. */
export function permit2Of({ contracts }: Pick<ChainConfig, 'contracts'>) {
  const address = contracts?.permit2 ?? PERMIT2
  return { address, isStandIn: !isAddressEqual(address, PERMIT2) }
}

export const permit2Abi = /* @__PURE__ */ parseAbi([
  'function allowance(address owner, address token, address spender) view returns (uint160 amount, uint48 expiration, uint48 nonce)',
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])

const topic = (event: string): Hex => toEventSelector(event)

/** The events by which rights are given; all of them name the giver first. */
export const TOPICS = {
  /** Of ERC-20, and of ERC-721 with one more topic. */
  approval: topic('Approval(address,address,uint256)'),
  approvalForAll: topic('ApprovalForAll(address,address,bool)'),
  permit2Approval: topic('Approval(address,address,address,uint160,uint48)'),
  permit2Permit: topic('Permit(address,address,address,uint160,uint48,uint48)'),
} as const
