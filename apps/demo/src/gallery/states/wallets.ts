import type { ScriptedWalletParameters } from '@countersign/core/testing'
import { ACCOUNT } from '../stage/constants.ts'
import type { GalleryState } from './types.ts'

type Script = ScriptedWalletParameters['script']

const picture = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="${colour}"/><circle cx="16" cy="16" r="7" fill="#fff"/></svg>`,
  )}`

/** The one most states are about: announced as MetaMask's extension announces itself. */
export const METAMASK = 'io.metamask'
export const METAMASK_ID = 'metaMask'

export const metaMask = (script: Script = {}): ScriptedWalletParameters => ({
  name: 'MetaMask',
  rdns: METAMASK,
  icon: picture('#f6851a'),
  knownChains: [1, 100],
  script,
})

/** On a chain that the app does not know. */
export const lostMetaMask = (script: Script = {}): ScriptedWalletParameters => ({
  ...metaMask(script),
  chainId: 31_337,
})

/** ERC-7846: shares the account and the signed message in one answer. */
const connectsAndSigns = () => ({
  accounts: [
    {
      address: ACCOUNT,
      capabilities: {
        signInWithEthereum: { message: 'signed', signature: `0x${'1b'.repeat(65)}` },
      },
    },
  ],
})

/** Connects and signs in with one approval; before that, it waits for what there is to sign. */
export const swift: Pick<GalleryState, 'announced' | 'offered'> = {
  announced: [{ name: 'Swift', rdns: 'test.swift', script: { wallet_connect: connectsAndSigns } }],
  offered: [
    {
      id: 'swift',
      name: 'Swift',
      rdns: ['test.swift'],
      channels: ['injected'],
      connectsWithSignIn: true,
    },
  ],
}

/** Names and icons as they really come: long, empty, broken, of every script. */
export const ODD_WALLETS: readonly ScriptedWalletParameters[] = [
  metaMask(),
  { name: 'Rabby Wallet', rdns: 'io.rabby', icon: picture('#7084ff') },
  {
    name: 'The Very Thorough Institutional Multi-Party Custody Wallet',
    rdns: 'test.long',
    icon: picture('#1a7f37'),
  },
  { name: 'Supercalifragilisticexpialidociouswalletbrowser', rdns: 'test.word', icon: 'none' },
  { name: 'محفظة الصحراء', rdns: 'test.arabic', icon: picture('#b3261e') },
  { name: 'הארנק שלי', rdns: 'test.hebrew', icon: 'javascript:alert(1)' },
  { name: '私のウォレット', rdns: 'test.japanese', icon: 'data:image/png;base64,AAAA' },
  { name: '🦊 Emoji', rdns: 'test.emoji', icon: picture('#8a63d2') },
  { name: 'wide', rdns: 'test.wide', icon: wide() },
]

/** What would run in a page that drew an icon as anything but a picture. */
const SCRIPT = `top.postMessage('the icon ran', '*')`

export const hostileIcon: ScriptedWalletParameters = {
  name: 'Hostile',
  rdns: 'test.hostile',
  icon: `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" onload="${SCRIPT}"><script>${SCRIPT}</script><rect width="32" height="32" fill="#b3261e"/></svg>`,
  )}`,
}

/** An icon of twelve by three: not every wallet draws a square. */
function wide(): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="30"><rect width="120" height="30" fill="#0e76fd"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
