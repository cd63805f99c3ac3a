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

/** Largest data URI we ship, in bytes. */
const limit = 4096

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

const shapes = new Set([
  'svg',
  'g',
  'defs',
  'clipPath',
  'mask',
  'linearGradient',
  'radialGradient',
  'stop',
  'path',
  'circle',
  'ellipse',
  'rect',
  'line',
  'polygon',
  'polyline',
])

const attributes = new Set([
  'xmlns',
  'viewBox',
  'd',
  'points',
  'x',
  'y',
  'x1',
  'x2',
  'y1',
  'y2',
  'cx',
  'cy',
  'r',
  'rx',
  'ry',
  'fx',
  'fy',
  'width',
  'height',
  'id',
  'fill',
  'fill-opacity',
  'fill-rule',
  'clip-rule',
  'clip-path',
  'mask',
  'mask-type',
  'maskUnits',
  'opacity',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'transform',
  'offset',
  'stop-color',
  'stop-opacity',
  'gradientUnits',
  'gradientTransform',
])

/** Keeps shapes and their look; scripts, styles, links, classes and comments go. */
function clean(svg, decimals) {
  const bare = svg
    .replace(/<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^>]*>/gi, '')
    .replace(/<(script|style|foreignObject|title|desc|metadata)\b[\s\S]*?<\/\1\s*>/gi, '')
  const kept = bare.replace(/<(\/?)([\w:-]+)([^>]*?)(\/?)>/g, (_tag, end, name, rest, empty) => {
    if (!shapes.has(name)) throw new Error(`<${name}> is not a shape`)
    if (end) return `</${name}>`
    const list = [...rest.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)]
      .filter(([, key]) => attributes.has(key))
      .filter(([, key]) => name !== 'svg' || (key !== 'width' && key !== 'height'))
      .map(([, key, double, single]) => [key, double ?? single])
      .filter(([, value]) => !/url\((?!#)|javascript:|data:/i.test(value))
      .map(([key, value]) => ` ${key}='${key === 'd' ? round(value, decimals) : value}'`)
    return `<${name}${list.join('')}${empty && '/'}>`
  })
  return shortIds(kept.replace(/>\s+</g, '><').trim())
}

/**
 * Rounds the fractions alone, so that flags packed before a number (`a1 1 0 012.345`) keep their
 * digits. A fraction that would round up to one stays just below.
 */
function round(path, decimals) {
  const line = path.replace(/\s+/g, ' ').trim()
  if (decimals === undefined) return line
  const full = 10 ** decimals
  return line.replace(/\.(\d+)/g, (fraction, digits) => {
    if (digits.length <= decimals) return fraction
    const rounded = Math.min(Math.round(Number(`0.${digits}`) * full), full - 1)
    return `.${String(rounded).padStart(decimals, '0').replace(/0+$/, '') || '0'}`
  })
}

function shortIds(svg) {
  let short = svg
  const ids = [...svg.matchAll(/ id='([^']+)'/g)].map(([, id]) => id)
  for (const [index, id] of ids.entries()) {
    short = short
      .replaceAll(` id='${id}'`, ` id='${String.fromCharCode(97 + index)}'`)
      .replaceAll(`url(#${id})`, `url(#${String.fromCharCode(97 + index)})`)
  }
  return short
}

function toDataUri(svg) {
  const escaped = svg.replace(/[%#<>]/g, (char) => encodeURIComponent(char))
  return `data:image/svg+xml,${escaped}`
}

/** The exact drawing where it fits, else the same with coarser coordinates on its 24×24 grid. */
function fit(name, svg) {
  for (const decimals of [undefined, 2]) {
    const uri = toDataUri(clean(svg, decimals))
    if (Buffer.byteLength(uri) <= limit) return uri
  }
  console.error(`${name}: larger than ${limit} bytes, left out`)
  return undefined
}

const { resolve } = createRequire(import.meta.url)
const wanted = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(table)

for (const name of wanted) {
  const path = table[name]
  if (!path) throw new Error(`${name} is not in the table`)
  const module = await import(pathToFileURL(resolve(`@web3icons/core/svgs/${path}.svg.js`)).href)
  const uri = fit(name, module.default)
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
