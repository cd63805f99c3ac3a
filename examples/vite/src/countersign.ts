import { createCountersign } from '@countersign/core'
import { popularWallets } from '@countersign/core/wallets/popular'
import { http } from 'viem'
import { mainnet, sepolia } from 'viem/chains'

const { VITE_RPC_URL: node, VITE_WALLETCONNECT_PROJECT_ID: projectId } = import.meta.env

export const countersign = createCountersign({
  appName: 'Countersign with Vite',
  chains: [mainnet, sepolia],
  transports: { [mainnet.id]: http(node), [sepolia.id]: http(node) },
  wallets: [{ name: 'Popular', wallets: popularWallets }],
  walletConnect: projectId ? { projectId } : null,
})
