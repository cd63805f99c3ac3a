import { never, RpcError, throwing } from '@countersign/core/testing'
import type { GalleryGroup, GalleryState } from './types.ts'
import { METAMASK_ID, metaMask } from './wallets.ts'

const signs = { personal_sign: () => `0x${'1b'.repeat(65)}` }

const verify = (title: string, more: Partial<GalleryState> = {}): GalleryState => ({
  title,
  dialog: 'verify',
  announced: [metaMask(signs)],
  connected: METAMASK_ID,
  server: {},
  ...more,
})

const sign = [{ press: 'verify.sign' }] as const
const failed = '.cs-state[data-state="failed"]'

export const verifies: GalleryGroup = {
  'verify-preparing': verify('Preparing the message', { server: { nonce: 'never' } }),
  'verify-ready': verify('Ready to sign', { until: '.cs-message' }),
  'verify-exact-text': verify('The exact text', { steps: [{ press: 'verify.raw' }] }),
  'verify-signing': verify('Signing', {
    announced: [metaMask({ personal_sign: never })],
    steps: sign,
    until: '.cs-state',
  }),
  'verify-cosigning': verify('Waiting for the other owners of a Safe', {
    inSafe: true,
    connected: 'safe',
    steps: sign,
    until: '.cs-state[data-state="cosigning"]',
  }),
  'verify-verifying': verify('Checking the signature', {
    server: { verify: 'never' },
    steps: sign,
    until: '.cs-state[data-state="verifying"]',
  }),
  'verify-rejected': verify('Declined, and ready again', {
    announced: [metaMask({ personal_sign: throwing(new RpcError(4001, 'User rejected.')) })],
    steps: sign,
    until: '.cs-message',
  }),
  'verify-error-prepare': verify('Error: preparing', {
    server: { nonce: 'refused' },
    until: failed,
  }),
  'verify-error-chain': verify('Error: a network that the server does not know', {
    server: { nonce: 'elsewhere' },
    until: failed,
  }),
  'verify-error-pending': verify('Error: another request is open', {
    announced: [metaMask({ personal_sign: throwing(new RpcError(-32002, 'Already pending.')) })],
    steps: sign,
    until: failed,
  }),
  'verify-error-sign': verify('Error: signing', {
    announced: [metaMask({ personal_sign: throwing(new RpcError(-32603, 'Internal error.')) })],
    steps: sign,
    until: failed,
  }),
  'verify-error-verify': verify('Error: verifying', {
    server: { verify: 'refused' },
    steps: sign,
    until: failed,
  }),
  'verify-error-unknown': verify('Error: unknown', {
    server: { verify: 'broken' },
    steps: sign,
    until: failed,
  }),
  'verify-done': verify('Verified', { steps: sign, until: '.cs-state[data-state="done"]' }),
}
