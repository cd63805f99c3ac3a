import {
  ChainNotSwitchedError,
  ConnectorNotFoundError,
  PopupBlockedError,
  UserRejectedError,
  WalletFailedError,
  WalletTimeoutError,
} from '@countersign/core'
import type { AttemptStep, GalleryGroup, GalleryState } from './types.ts'
import { METAMASK_ID, metaMask, ODD_WALLETS } from './wallets.ts'

const connecting = (title: string, ...steps: AttemptStep[]): GalleryState => ({
  title,
  dialog: 'connect',
  announced: [metaMask()],
  attempt: { walletId: METAMASK_ID, steps },
})

const failed = (title: string, error: Extract<AttemptStep, { type: 'failed' }>['error']) =>
  connecting(title, { type: 'failed', error })

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
  'connect-opening': connecting('Opening'),
  'connect-approving': connecting('Waiting for approval', { type: 'opened' }),
  'connect-pending': connecting(
    'A request is waiting in the wallet',
    { type: 'opened' },
    { type: 'requestPending' },
  ),
  'connect-switching': connecting(
    'Switching the network',
    { type: 'opened' },
    { type: 'switchAsked', chainId: 100 },
  ),
  'connect-adding': connecting(
    'Adding a network',
    { type: 'opened' },
    { type: 'addAsked', chainId: 8453 },
  ),
  'connect-connected': connecting('Connected', {
    type: 'connected',
    result: {
      account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      chain: { id: 1, unsupported: false },
    },
  }),
  'connect-rejected': failed('Declined', new UserRejectedError()),
  'connect-timeout': failed('No answer', new WalletTimeoutError(300_000, 'eth_requestAccounts')),
  'connect-not-found': {
    ...failed('Not found', new ConnectorNotFoundError('MetaMask')),
    announced: [],
  },
  'connect-in-window': {
    title: 'In a window of the wallet',
    dialog: 'connect',
    attempt: { walletId: 'coinbase', steps: [{ type: 'opened' }] },
  },
  'connect-not-switched': connecting('Connected on another network', {
    type: 'connected',
    result: {
      account: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
      chain: { id: 1, unsupported: false },
      switchError: new ChainNotSwitchedError('Gnosis'),
    },
  }),
  'connect-popup-blocked': {
    title: 'Window blocked',
    dialog: 'connect',
    attempt: { walletId: 'coinbase', steps: [{ type: 'failed', error: new PopupBlockedError() }] },
  },
  'connect-failed': {
    ...failed('Wallet failed', new WalletFailedError({ details: LONG_DETAILS })),
    steps: [{ press: 'action.details' }],
  },
  'connect-no-project-id': {
    title: 'No project id',
    dialog: 'connect',
    projectId: null,
    steps: [{ press: 'WalletConnect' }],
    until: '[data-state="notSetUp"]',
  },
}
