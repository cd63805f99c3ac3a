import { never, RpcError, throwing } from '@countersign/core/testing'
import type { GalleryGroup, GalleryState } from './types.ts'
import { lostMetaMask, METAMASK_ID, metaMask } from './wallets.ts'

const network = (title: string, more: Partial<GalleryState> = {}): GalleryState => ({
  title,
  dialog: 'network',
  announced: [metaMask()],
  connected: METAMASK_ID,
  ...more,
})

const refuses = { wallet_switchEthereumChain: throwing(new RpcError(4001, 'User rejected.')) }
const waits = { wallet_switchEthereumChain: never }

export const networks: GalleryGroup = {
  'network-list': network('Networks'),
  'network-many': network('Ten networks, with search', { chains: 'many' }),
  'network-unusual': network('Without an icon, and for tests', { chains: 'unusual' }),
  'network-search': network('Search with hits', {
    chains: 'many',
    steps: [{ into: 'network.search', type: 'ma' }],
  }),
  'network-search-none': network('Search without hits', {
    chains: 'many',
    steps: [{ into: 'network.search', type: 'Nimbus 3000' }],
  }),
  'network-pending': network('Switching', {
    announced: [metaMask(waits)],
    steps: [{ press: 'Gnosis' }],
    until: '.cs-end',
  }),
  'network-failed': network('Switch declined', {
    announced: [metaMask(refuses)],
    steps: [{ press: 'Gnosis' }],
    until: '.cs-failure',
  }),
  'network-in-safe': network('Inside a Safe', { inSafe: true, connected: 'safe' }),
  'network-wrong': network('On a network the app does not know', {
    announced: [lostMetaMask()],
  }),
  'network-wrong-failed': network('Wrong network, and the switch failed', {
    announced: [lostMetaMask(refuses)],
    steps: [{ press: 'Ethereum' }],
    until: '.cs-failure details',
  }),
}
