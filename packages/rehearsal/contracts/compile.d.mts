import type { Abi, Hex } from 'viem'

export function compile(
  folder?: string,
): Record<string, { abi: Abi; bytecode: Hex; deployedBytecode: Hex }>
export function probeFile(): string
