import type { Abi, Hex } from 'viem'

export function compile(): Record<string, { abi: Abi; bytecode: Hex; deployedBytecode: Hex }>
