import { RelayUnreachableError } from '@countersign/core'
import { NOW } from '../stage/constants.ts'
import { ANDROID, IPHONE } from './browsers.ts'
import type { AttemptStep, GalleryGroup, GalleryState } from './types.ts'

/** As long as real ones are: the code's size depends on it. */
const code = (seed: string) => {
  const key = seed.repeat(8)
  return `wc:${key}@2?relay-protocol=irn&symKey=${key}&expiryTimestamp=1768473272`
}

const created = (seed: string): AttemptStep => ({
  type: 'pairingCreated',
  uri: code(seed),
  expiresAt: NOW + 272_000,
})

const pairing = (title: string, ...steps: AttemptStep[]): GalleryState => ({
  title,
  dialog: 'connect',
  attempt: { walletId: 'rainbow', steps },
})

export const pairings: GalleryGroup = {
  'qr-preparing': pairing('Preparing a code'),
  'qr-ready': pairing('A code to scan', created('3f9a1c7e')),
  'qr-any-wallet': {
    ...pairing('A code for any wallet'),
    attempt: { walletId: 'walletConnect', steps: [created('3f9a1c7e')] },
  },
  'qr-expired': pairing('Renewing after expiry', created('3f9a1c7e'), {
    type: 'pairingLost',
    reason: 'expired',
  }),
  'qr-renewed-expired': pairing(
    'Renewed after expiry',
    created('3f9a1c7e'),
    { type: 'pairingLost', reason: 'expired' },
    created('b40d52e8'),
  ),
  'qr-renewed-rejected': pairing(
    'Renewed after a refusal',
    created('3f9a1c7e'),
    { type: 'pairingLost', reason: 'rejected' },
    created('b40d52e8'),
  ),
  'qr-relay-unreachable': pairing('Relay unreachable', {
    type: 'failed',
    error: new RelayUnreachableError({ details: 'WebSocket connection failed' }),
  }),
  'phone-ios': { ...pairing('Link on an iPhone', created('3f9a1c7e')), userAgent: IPHONE },
  'phone-android': {
    ...pairing('Link on Android', created('3f9a1c7e')),
    userAgent: ANDROID,
  },
  'phone-coinbase': {
    ...pairing('Link or window on an iPhone'),
    attempt: { walletId: 'coinbase', channel: 'walletConnect', steps: [created('3f9a1c7e')] },
    userAgent: IPHONE,
  },
  'phone-any-wallet-android': {
    ...pairing('Any wallet on Android'),
    attempt: { walletId: 'walletConnect', steps: [created('3f9a1c7e')] },
    userAgent: ANDROID,
  },
  'phone-preparing': { ...pairing('Preparing a link'), userAgent: IPHONE },
  'phone-any-wallet': {
    ...pairing('Any wallet on an iPhone'),
    attempt: { walletId: 'walletConnect', steps: [created('3f9a1c7e')] },
    userAgent: IPHONE,
  },
}
