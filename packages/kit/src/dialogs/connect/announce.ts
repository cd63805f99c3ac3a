import type { Attempt, WalletEntry } from '@countersign/core'
import type { useMessages } from '../../i18n/useMessages.ts'

type Say = ReturnType<typeof useMessages>['say']

/** R-UI-14: what a screen reader hears at every step of connecting. */
export function announce(attempt: Attempt, { name }: WalletEntry, say: Say): string {
  const wallet = { wallet: name }
  switch (attempt.step) {
    case 'idle':
      return ''
    case 'opening':
      return attempt.lost ? say(`qr.renewed.${attempt.lost}`) : say('connect.opening', wallet)
    case 'approving':
      return attempt.pairing ? say('qr.title', wallet) : say('connect.approve', wallet)
    case 'pending':
      return say('connect.pending', wallet)
    case 'switching':
      return say('connect.switching', { ...wallet, network: String(attempt.chainId) })
    case 'adding':
      return say('connect.adding', { ...wallet, network: String(attempt.chainId) })
    case 'failed':
      return say(`error.${attempt.error.kind}`)
    case 'connected':
      return say('connect.connected')
  }
}
