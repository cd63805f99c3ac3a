import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (path) => readFileSync(join(root, path), 'utf8')

const WALLETS = [
  ...['Browser Wallet', 'Safe', 'Rainbow', 'Coinbase Wallet', 'MetaMask', 'WalletConnect'],
  'Brave Wallet',
]
const PLACES = [
  'computer, nothing installed',
  'computer, with its extension',
  'phone’s browser',
  'wallet’s own browser',
]

/** The rows of the first table, cell by cell. */
function readRows() {
  const [, table = ''] =
    /\n\| wallet[^\n]*\n\|[^\n]*\n((?:\|[^\n]*\n)+)/.exec(read('docs/wallets.md')) ?? []
  return table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('|').slice(1, -1))
    .map(([wallet, place, what, test]) => [wallet, place, what, test].map((cell) => cell.trim()))
}

it('R-CON-1 docs/wallets.md has each of the seven wallets in each of four places, once', () => {
  const rows = readRows().map(([wallet, place]) => `${wallet}: ${place}`)
  expect(rows).toEqual(WALLETS.flatMap((wallet) => PLACES.map((place) => `${wallet}: ${place}`)))
})

it('R-CON-1 each of its rows names a test that is there, or says that there is nothing to test', () => {
  const specs = ['e2e/specs/kit/wallets.spec.ts', 'e2e/specs/frame.spec.ts'].map(read).join('\n')
  const missing = readRows().filter(([, , what, test]) =>
    test === '–' ? !what.startsWith('does not exist: ') : !specs.includes(`'${test}'`),
  )
  expect(missing).toEqual([])
  const named = readRows().flatMap(([, , , test]) => (test === '–' ? [] : [test]))
  expect(new Set(named).size).toBe(named.length)
})
