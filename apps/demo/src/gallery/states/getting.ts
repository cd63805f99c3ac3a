import { ANDROID, CHROME, IPHONE, SAFARI } from './browsers.ts'
import type { GalleryGroup, VisitorStep } from './types.ts'

const get: VisitorStep = { press: 'connect.get' }

export const getting: GalleryGroup = {
  'what-is-a-wallet': {
    title: 'What is a wallet?',
    dialog: 'connect',
    steps: [{ press: 'connect.what' }],
  },
  'get-a-wallet': { title: 'Get a wallet', dialog: 'connect', userAgent: CHROME, steps: [get] },
  'get-a-wallet-phone': {
    title: 'Get a wallet, on a phone',
    dialog: 'connect',
    userAgent: ANDROID,
    steps: [get],
  },
  'install-extension': {
    title: 'Install an extension',
    dialog: 'connect',
    userAgent: CHROME,
    steps: [get, { press: 'MetaMask' }],
  },
  'install-scan': {
    title: 'Install on a phone, from a computer',
    dialog: 'connect',
    userAgent: SAFARI,
    catalog: true,
    attempt: { walletId: 'ledger', steps: [] },
    steps: [{ press: 'get.install', wallet: 'Ledger' }],
  },
  'install-phone': {
    title: 'Install on a phone',
    dialog: 'connect',
    userAgent: IPHONE,
    projectId: null,
    steps: [{ press: 'Rainbow' }],
  },
  'install-any': {
    title: 'No wallet in this browser',
    dialog: 'connect',
    userAgent: CHROME,
    steps: [{ press: 'Browser Wallet' }],
  },
  'install-any-phone': {
    title: 'No wallet in this phone’s browser',
    dialog: 'connect',
    userAgent: ANDROID,
    steps: [{ press: 'Browser Wallet' }],
  },
  'install-phone-link': {
    title: 'Install on a phone, then come back',
    dialog: 'connect',
    userAgent: IPHONE,
    attempt: { walletId: 'rainbow', steps: [] },
    steps: [{ press: 'get.install', wallet: 'Rainbow' }],
  },
  'safe-help': {
    title: 'Open this app in a Safe',
    dialog: 'connect',
    steps: [{ press: 'Safe' }],
  },
}
