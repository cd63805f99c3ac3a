/**
 * Writes `src/wallets/icons/<name>.ts` from the SVG modules of @web3icons/core: one small data URI
 * per wallet, nothing in it but shapes. The package is 81 MB and needed for nothing else, so it is
 * not installed with the project:
 *
 *     npm install --no-save @web3icons/core@4.0.56
 *     node packages/core/scripts/icons.mjs            every icon of the table
 *     node packages/core/scripts/icons.mjs metaMask   only these
 *
 * Icons drawn by hand are not in the table and never overwritten.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { toPicture } from '../../../scripts/lib/toPicture.mjs'

/** Icon name → module below `@web3icons/core/svgs/`. */
const table = {
  alphaWallet: 'wallets/background/alpha-wallet',
  atomic: 'wallets/background/atomic',
  backpack: 'wallets/background/backpack',
  binance: 'exchanges/background/binance',
  bitget: 'exchanges/background/bitget',
  bybit: 'exchanges/background/bybit',
  coin98: 'wallets/background/coin98',
  coinbase: 'wallets/background/coinbase',
  cryptoCom: 'exchanges/background/crypto-com',
  enkrypt: 'wallets/background/enkrypt',
  exodus: 'wallets/background/exodus',
  gate: 'exchanges/background/gate-io',
  imToken: 'wallets/background/imtoken',
  keplr: 'wallets/background/keplr',
  kraken: 'wallets/background/kraken',
  ledger: 'wallets/background/ledger',
  metaMask: 'wallets/background/metamask',
  mew: 'wallets/background/my-ether-wallet',
  okx: 'wallets/background/okx',
  phantom: 'wallets/background/phantom',
  rabby: 'wallets/background/rabby',
  rainbow: 'wallets/background/rainbow',
  ronin: 'wallets/background/ronin',
  safe: 'wallets/background/safe',
  tokenPocket: 'wallets/background/token-pocket',
  trust: 'wallets/background/trust',
  uniswap: 'exchanges/background/uniswap',
  walletConnect: 'wallets/background/wallet-connect',
  zengo: 'wallets/background/zengo',
  zerion: 'wallets/background/zerion',
}

const { resolve } = createRequire(import.meta.url)
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(table)

for (const name of wanted) {
  const path = table[name]
  if (!path) throw new Error(`${name} is not in the table`)
  const module = await import(pathToFileURL(resolve(`@web3icons/core/svgs/${path}.svg.js`)).href)
  const uri = toPicture(name, module.default)
  if (!uri) continue
  await writeFile(
    new URL(`../src/wallets/icons/${name}.ts`, import.meta.url),
    [
      `// Made by scripts/icons.mjs from @web3icons/core (MIT), ${path}.`,
      `export const ${name}Icon =`,
      `  ${JSON.stringify(uri)}`,
      '',
    ].join('\n'),
  )
}
