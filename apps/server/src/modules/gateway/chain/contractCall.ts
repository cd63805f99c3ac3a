import type { Address, Hex } from 'viem'

export type ContractCall = { to: Address; data: Hex }

/** `null` without an answer that can be used; `bad`: and that is the contract's own fault. */
export type Asked = { answer: Hex | null; bad: boolean }
