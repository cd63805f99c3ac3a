import type { WalletCall } from '@countersign/outbox'
import { encodeFunctionData, erc20Abi, erc721Abi, type Hex, zeroAddress } from 'viem'
import { permit2Abi } from './approvalEvents.ts'
import type { Grant } from './grant.ts'

/** The call by which a right is taken back. */
export function revokeCall(grant: Grant): WalletCall {
  const to = grant.kind === 'permit2' ? grant.through : grant.contract
  return { to, value: 0n, data: encode(grant) }
}

function encode(grant: Grant): Hex {
  const { contract, spender } = grant
  switch (grant.kind) {
    case 'erc20':
      return encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, 0n] })
    case 'erc721': {
      const args = [zeroAddress, grant.tokenId] as const
      return encodeFunctionData({ abi: erc721Abi, functionName: 'approve', args })
    }
    case 'all': {
      const args = [spender, false] as const
      return encodeFunctionData({ abi: erc721Abi, functionName: 'setApprovalForAll', args })
    }
    case 'permit2': {
      const args = [contract, spender, 0n, 0] as const
      return encodeFunctionData({ abi: permit2Abi, functionName: 'approve', args })
    }
  }
}
