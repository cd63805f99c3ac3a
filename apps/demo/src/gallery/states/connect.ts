import { ConnectorNotFoundError, PopupBlockedError } from '@countersign/core'
import { never, RpcError, throwing } from '@countersign/core/testing'
import { ACCOUNT } from '../stage/constants.ts'
import type { GalleryGroup, GalleryState } from './types.ts'
import { hostileIcon, METAMASK_ID, metaMask, ODD_WALLETS, swift } from './wallets.ts'

type Script = Parameters<typeof metaMask>[0]

/** A visitor chooses MetaMask, which behaves as it is told. */
const connecting = (
  title: string,
  script: Script,
  more: Partial<GalleryState> = {},
): GalleryState => ({
  title,
  dialog: 'connect',
  announced: [metaMask(script)],
  steps: [{ press: 'MetaMask' }],
  until: '.cs-attempt',
  ...more,
})

const refusing = (title: string, error: RpcError, more: Partial<GalleryState> = {}) =>
  connecting(title, { eth_requestAccounts: throwing(error) }, { until: '.cs-failure', ...more })

/** A person who takes their time: the page says when they are done. */
const approvedLater = () =>
  new Promise((resolve) => {
    window.addEventListener('gallery:approve', () => resolve([ACCOUNT]), { once: true })
  })

/** What a wallet's own code may throw up. */
const LONG_DETAILS = `InternalRpcError: An internal error was received.

URL: https://node.invalid/v3/0123456789abcdef0123456789abcdef0123456789abcdef
Request body: {"method":"eth_requestAccounts","params":[]}
    at async Promise.all (index 0)
    at chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn/scripts/inpage.js:1:220339
Version: viem@2.57.1`

export const connect: GalleryGroup = {
  'connect-list': { title: 'New visitor', dialog: 'connect' },
  'connect-installed': { title: 'One installed', dialog: 'connect', announced: [metaMask()] },
  'connect-recent': {
    title: 'Recent first',
    dialog: 'connect',
    announced: [metaMask()],
    recent: ['rainbow', 'metaMask', 'walletConnect'],
  },
  'connect-many': { title: 'Many installed', dialog: 'connect', announced: ODD_WALLETS },
  'connect-hostile-icon': {
    title: 'An icon with a script in it',
    dialog: 'connect',
    announced: [hostileIcon],
  },
  'connect-more': {
    title: 'More wallets',
    dialog: 'connect',
    steps: [{ press: 'connect.more' }],
    until: '.cs-search',
  },
  'connect-search': {
    title: 'Search with hits',
    dialog: 'connect',
    steps: [{ press: 'connect.more' }, { into: 'connect.search', type: 'le' }],
  },
  'connect-search-none': {
    title: 'Search without hits',
    dialog: 'connect',
    steps: [{ press: 'connect.more' }, { into: 'connect.search', type: 'Nimbus 3000' }],
  },
  'connect-offline': {
    title: 'Offline',
    dialog: 'connect',
    announced: [metaMask()],
    offline: true,
  },
  'connect-opening': {
    title: 'Opening',
    dialog: 'connect',
    ...swift,
    server: { nonce: 'never' },
    steps: [{ press: 'Swift' }],
    until: '[data-state="opening"]',
  },
  'connect-approving': connecting(
    'Waiting for approval',
    { eth_requestAccounts: never },
    { until: '[data-state="approving"]' },
  ),
  'connect-late-approval': {
    title: 'Approved when somebody says so',
    dialog: 'connect',
    announced: [metaMask({ eth_requestAccounts: approvedLater })],
  },
  'connect-pending': refusing(
    'A request is waiting in the wallet',
    new RpcError(-32002, 'Already pending.'),
    { until: '[data-state="pending"]' },
  ),
  'connect-switching': connecting(
    'Switching the network',
    { wallet_switchEthereumChain: never },
    { initialChain: 100, until: '[data-state="switching"]' },
  ),
  'connect-adding': connecting(
    'Adding a network',
    { wallet_addEthereumChain: never },
    { initialChain: 8453, until: '[data-state="adding"]' },
  ),
  'connect-rejected': refusing('Declined', new RpcError(4001, 'User rejected.')),
  'connect-timeout': connecting(
    'No answer',
    { eth_requestAccounts: never },
    { patience: 50, until: '.cs-failure' },
  ),
  // A wallet that goes between being listed and being chosen: no visitor can do that by hand.
  'connect-not-found': {
    title: 'Not found',
    dialog: 'connect',
    attempt: {
      walletId: METAMASK_ID,
      steps: [{ type: 'failed', error: new ConnectorNotFoundError('MetaMask') }],
    },
  },
  'connect-in-window': {
    title: 'In a window of the wallet',
    dialog: 'connect',
    attempt: { walletId: 'coinbase', steps: [{ type: 'opened' }] },
  },
  'connect-not-switched': connecting(
    'Connected on another network',
    { wallet_switchEthereumChain: () => null },
    { initialChain: 100, patience: 250, until: '.cs-failure' },
  ),
  'connect-popup-blocked': {
    title: 'Window blocked',
    dialog: 'connect',
    attempt: { walletId: 'coinbase', steps: [{ type: 'failed', error: new PopupBlockedError() }] },
  },
  'connect-failed': refusing('Wallet failed', new RpcError(-32603, LONG_DETAILS), {
    steps: [{ press: 'MetaMask' }, { press: 'action.details' }],
    until: '.cs-failure [open]',
  }),
  'connect-no-project-id': {
    title: 'No project id',
    dialog: 'connect',
    projectId: null,
    steps: [{ press: 'WalletConnect' }],
    until: '[data-state="notSetUp"]',
  },
}
