import { never } from '@countersign/core/testing'
import type { ConnectButtonProps } from '@countersign/kit'
import type { GalleryGroup } from './types.ts'
import { lostMetaMask, METAMASK, METAMASK_ID, metaMask, swift } from './wallets.ts'

const EVERY_WAY: readonly ConnectButtonProps[] = [
  {},
  { account: 'avatar', balance: false },
  { account: 'address', chain: 'none' },
  { account: { small: 'address', large: 'avatar' }, chain: { small: 'none', large: 'full' } },
]

export const button: GalleryGroup = {
  'button-disconnected': { title: 'Disconnected' },
  'button-label': {
    title: 'With a label of its own',
    buttons: [{ label: 'Sign in with a wallet' }],
  },
  'button-loading': {
    title: 'Restoring the connection',
    announced: [metaMask({ eth_accounts: never })],
    restoring: METAMASK,
  },
  'button-connected': {
    title: 'Connected',
    announced: [metaMask()],
    connected: METAMASK_ID,
    balance: 1_234_567_890_000_000_000n,
  },
  'button-named': {
    title: 'Connected, with a name',
    announced: [metaMask()],
    connected: METAMASK_ID,
    identity: { name: 'ada.eth' },
    balance: 12n,
  },
  'button-wrong-network': {
    title: 'On a network the app does not know',
    announced: [lostMetaMask()],
    connected: METAMASK_ID,
  },
  'button-unauthenticated': {
    title: 'Connected, not verified',
    announced: [metaMask()],
    connected: METAMASK_ID,
    balance: 5_000_000_000_000_000_000n,
    server: {},
  },
  'button-variants': {
    title: 'Every way to show it',
    announced: [metaMask()],
    connected: METAMASK_ID,
    identity: { name: 'ada.eth' },
    balance: 1_500_000_000_000_000_000n,
    buttons: EVERY_WAY,
  },
  'whole-visit': {
    title: 'A whole visit: connect, verify, switch, leave',
    announced: [metaMask({ personal_sign: () => `0x${'1b'.repeat(65)}` })],
    balance: 1_234_567_890_000_000_000n,
    server: {},
  },
  'one-approval': {
    title: 'Connect and sign in with one approval',
    ...swift,
    balance: 5_000_000_000_000_000_000n,
    server: {},
  },
  'wallet-button': {
    title: 'Buttons of single wallets',
    announced: [metaMask()],
    walletButtons: ['metaMask', 'rainbow', 'walletConnect', 'coinbase', 'brave'],
  },
}
