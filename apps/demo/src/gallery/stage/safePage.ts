import { framedPage } from '@countersign/core/testing'
import { safeAbi } from '@countersign/safe'
import { decodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { worldAccounts } from '../../world/accounts.ts'
import { ACCOUNT } from './constants.ts'

export const SAFE_HOST = 'https://safe.invalid'

const owners = [worldAccounts[1].address, worldAccounts[2].address]

/** A page inside a Safe's host: the account is the Safe, and one of its two owners has signed. */
export function safePage(): Window {
  return framedPage(({ method }) => {
    if (method === 'getSafeInfo') {
      return { safeAddress: ACCOUNT, chainId: 1, owners, threshold: 2, isReadOnly: false }
    }
    return method === 'signMessage' ? { messageHash: `0x${'5a'.repeat(32)}` } : undefined
  }, SAFE_HOST)
}

/** What the Safe's contract says. */
export function answerSafeCall(params: unknown): Hex {
  const [{ data }] = params as [{ data: Hex }] // viem's own request
  const { functionName } = decodeFunctionData({ abi: safeAbi, data })
  return functionName === 'getOwners'
    ? encodeFunctionResult({ abi: safeAbi, functionName, result: owners })
    : encodeFunctionResult({ abi: safeAbi, functionName: 'getThreshold', result: 2n })
}
