import { brave } from './brave.ts'
import { browserWallet } from './browserWallet.ts'
import { coinbase } from './coinbase.ts'
import { metaMask } from './metaMask.ts'
import { rainbow } from './rainbow.ts'
import { safe } from './safe.ts'
import type { Wallet } from './types.ts'
import { walletConnect } from './walletConnect.ts'

/** The wallets of the group Popular, in the order in which they are shown. */
export const popularWallets: readonly Wallet[] = [
  browserWallet,
  safe,
  rainbow,
  coinbase,
  metaMask,
  walletConnect,
  brave,
]
