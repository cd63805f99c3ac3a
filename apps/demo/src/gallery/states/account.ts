import type { GalleryGroup, GalleryState, GalleryTransaction } from './types.ts'
import { lostMetaMask, METAMASK_ID, metaMask } from './wallets.ts'

const AVATAR = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#cfe3f5"/><circle cx="32" cy="26" r="12" fill="#0a5cc9"/><path d="M8 64c0-16 10-24 24-24s24 8 24 24z" fill="#0a5cc9"/></svg>',
)}`

const account = (title: string, more: Partial<GalleryState> = {}): GalleryState => ({
  title,
  dialog: 'account',
  announced: [metaMask()],
  connected: METAMASK_ID,
  balance: 1_234_567_890_000_000_000n,
  ...more,
})

const MIXED: readonly GalleryTransaction[] = [
  { description: 'Older than the last three', status: 'confirmed' },
  { description: 'Approve 250 USDC for Swap', status: 'failed' },
  { description: 'Swap 250 USDC for 0.1 ETH', status: 'confirmed' },
  { description: 'Send 0.05 ETH to grace.eth', status: 'pending' },
]

export const accounts: GalleryGroup = {
  'account-named': account('With a name and a picture', {
    identity: { name: 'ada.eth', avatar: AVATAR },
  }),
  'account-emoji': account('With the address’s own emoji'),
  'account-full-address': account('Full address shown', {
    steps: [{ press: 'account.address.show' }],
  }),
  'account-long-name': account('With a long name', {
    identity: { name: 'the-very-long-name-of-a-treasury-sub-committee.department.example.eth' },
  }),
  'account-broken-picture': account('With a picture that does not load', {
    identity: { name: 'ada.eth', avatar: 'data:image/png;base64,AAAA' },
  }),
  'account-transactions': account('With transactions', { transactions: MIXED }),
  'account-long-transactions': account('With long descriptions', {
    transactions: [
      {
        description:
          'Bridge 1,250.75 USDC from Ethereum to Arbitrum One and swap it for wrapped staked ether there',
        status: 'pending',
      },
      { description: '0x'.padEnd(66, 'f'), status: 'confirmed' },
    ],
  }),
  'account-tiny-balance': account('With next to nothing', { balance: 12n }),
  'account-balance-loading': account('Balance on its way', { balance: 'never' }),
  'account-balance-failed': account('Balance not readable', { balance: 'refused' }),
  'account-wrong-network': account('On a network the app does not know', {
    announced: [lostMetaMask()],
  }),
  'account-switch-unchanged': account('The wallet kept its account', {
    steps: [{ press: 'account.switch' }],
    until: '.cs-aside:not(:empty)',
  }),
  'account-in-safe': account('Inside a Safe', { inSafe: true, connected: 'safe' }),
  'account-verified': account('Verified', {
    server: { session: true },
    until: '.cs-dialog [data-tone="good"]',
  }),
  'account-unverified': account('Not verified', { server: {} }),
}
