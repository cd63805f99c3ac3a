import { type Call, safeActionsAbi } from '@countersign/safe'
import { encodeFunctionData, hashMessage } from 'viem'
import { worldContracts } from '../../world/contracts.ts'

/** A text that a Safe stands by on the chain, for ever. */
export function signOnChain(text: string): Call {
  const data = encodeFunctionData({
    abi: safeActionsAbi,
    functionName: 'signMessage',
    args: [hashMessage(text)],
  })
  const { signMessageLib } = worldContracts[31337].safe['1.4.1']
  return { to: signMessageLib, value: 0n, data, operation: 1 }
}
