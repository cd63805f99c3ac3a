import type { Countersign } from '@countersign/core'
import { connectedWallet } from './connectedWallet.ts'
import { createGate, type WalletGate } from './createGate.ts'

/** The gate before the wallet that the visitor has connected. */
export const openGate = (countersign: Countersign): WalletGate =>
  createGate(connectedWallet(countersign))
