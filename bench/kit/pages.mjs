import { join } from 'node:path'
import { root } from '../../scripts/lib/toolchain.mjs'

const bench = (...path) => join(root, 'bench', ...path)

/**
 * The pages that are compared: the same two chains, a button and a list of wallets. `row` is seen once
 * the list is there, `account` once somebody is connected; both are looked for inside of shadow roots.
 */
export const PAGES = [
  {
    name: 'bare wagmi 3',
    home: bench('peers', 'wagmi3', 'bare'),
    peers: 'wagmi3',
    button: '#open',
    row: 'dialog[open] .row',
    account: '#account',
  },
  {
    name: 'Countersign',
    home: bench('kit', 'countersign'),
    button: '.cs-button:not([disabled])',
    row: '.cs-row',
    account: '.cs-name',
  },
  {
    name: 'RainbowKit 2.2.11',
    home: bench('peers', 'wagmi2', 'rainbowkit'),
    peers: 'wagmi2',
    button: '[data-testid="rk-connect-button"]',
    row: '[data-testid^="rk-wallet-option"]',
    account: '[data-testid="rk-account-button"]',
  },
  {
    name: 'ConnectKit 1.9.2',
    home: bench('peers', 'connectkit', 'page'),
    peers: 'connectkit',
    button: '#root button',
    row: 'img[alt="Bench Wallet"]',
    account: 'text=0xf39F',
  },
  {
    name: 'AppKit 1.8.24',
    home: bench('peers', 'wagmi2', 'appkit'),
    peers: 'wagmi2',
    button: 'wui-connect-button button',
    row: 'wui-list-wallet, wui-list-select-wallet',
    account: 'wui-account-button',
  },
]
