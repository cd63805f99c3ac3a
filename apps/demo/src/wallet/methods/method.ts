import type { Wallet } from '../wallet.ts'

/** Handles one JSON-RPC method. Parameters come as plain JSON, checked by nobody yet. */
export type Method = (wallet: Wallet, params: unknown) => unknown

export type Methods = Readonly<Record<string, Method>>
