import type { Attempt, WalletEntry } from '@countersign/core'
import type { Chain } from 'viem'
import type { useMessages } from '../../i18n/useMessages.ts'

type Say = ReturnType<typeof useMessages>['say']

type Surroundings = { chains: readonly Pick<Chain, 'id' | 'name'>[]; isPhone: boolean }

/** R-UI-14: what a screen reader hears at every step of connecting. */
export function announce(
  attempt: Attempt,
  { id, name, shortName }: WalletEntry,
  say: Say,
  { chains, isPhone }: Surroundings,
): string {
  const wallet = { wallet: name }
  const networkOf = (chainId: number) =>
    chains.find((chain) => chain.id === chainId)?.name ?? String(chainId)
  switch (attempt.step) {
    case 'idle':
      return ''
    case 'opening':
      return attempt.lost ? say('qr.preparing') : say('connect.opening', wallet)
    case 'approving':
      if (attempt.channel === 'coinbase') return say('connect.inWindow', wallet)
      if (!attempt.pairing) return say('connect.approve', wallet)
      if (attempt.lost) return say(`qr.renewed.${attempt.lost}`)
      if (isPhone && id === 'walletConnect') return say('connect.anyApp')
      if (isPhone) return say('connect.openApp', { wallet: shortName })
      return id === 'walletConnect' ? say('qr.anyWallet') : say('qr.title', wallet)
    case 'pending':
      return say('connect.pending', wallet)
    case 'switching':
    case 'adding':
      return say(`connect.${attempt.step}`, { ...wallet, network: networkOf(attempt.chainId) })
    case 'failed':
      return say(`error.${attempt.error.kind}`)
    case 'connected':
      return say('connect.connected')
  }
}
