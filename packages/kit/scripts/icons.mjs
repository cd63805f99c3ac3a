/**
 * Writes `src/icons/{chains,tokens}/<name>.ts` from the SVG modules of @web3icons/core: one small data
 * URI per icon, nothing in it but shapes. The package is 81 MB and needed for nothing else, so it is
 * not installed with the project:
 *
 *     npm install --no-save @web3icons/core@4.0.56
 *     node packages/kit/scripts/icons.mjs
 *
 * Icons drawn by hand are not in the tables and never overwritten.
 */
import { writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { toPicture } from '../../../scripts/lib/toPicture.mjs'

/** Icon → module below `@web3icons/core/svgs/networks/background/`. */
const chains = {
  abstract: 'abstract',
  apechain: 'apechain',
  arbitrum: 'arbitrum-one',
  avalanche: 'avalanche',
  blast: 'blast',
  bnb: 'binance-smart-chain',
  celo: 'celo',
  cronos: 'cronos',
  fantom: 'fantom',
  gnosis: 'gnosis',
  ink: 'ink',
  kaia: 'kaia',
  linea: 'linea',
  mantle: 'mantle',
  mode: 'mode',
  monad: 'monad',
  moonbeam: 'moonbeam',
  optimism: 'optimism',
  polygon: 'polygon',
  ronin: 'ronin',
  scroll: 'scroll',
  soneium: 'soneium',
  sonic: 'sonic',
  taiko: 'taiko',
  unichain: 'unichain',
  world: 'world',
  zksync: 'zksync',
  zora: 'zora',
}

/** Icon → module below `@web3icons/core/svgs/tokens/background/`; a chain's own coin has the chain's. */
const tokens = {
  aave: 'AAVE',
  dai: 'DAI',
  ens: 'ENS',
  eurc: 'EURC',
  gno: 'GNO',
  link: 'LINK',
  pol: 'POL',
  safe: 'SAFE',
  usdc: 'USDC',
  usdt: 'USDT',
  wbtc: 'WBTC',
}

const { resolve } = createRequire(import.meta.url)

for (const [folder, table, from] of [
  ['chains', chains, 'networks/background'],
  ['tokens', tokens, 'tokens/background'],
]) {
  for (const [name, module] of Object.entries(table)) {
    const path = `${from}/${module}`
    const found = await import(pathToFileURL(resolve(`@web3icons/core/svgs/${path}.svg.js`)).href)
    const uri = toPicture(name, found.default)
    if (!uri) continue
    await writeFile(
      new URL(`../src/icons/${folder}/${name}.ts`, import.meta.url),
      [
        `// Made by scripts/icons.mjs from @web3icons/core (MIT), ${path}.`,
        `export const ${name}Icon =`,
        `  ${JSON.stringify(uri)}`,
        '',
      ].join('\n'),
    )
  }
}
