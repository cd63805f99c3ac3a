import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const here = fileURLToPath(new URL('.', import.meta.url))
const { resolve } = createRequire(import.meta.url)

/** By Node's own reading of our `exports`; whether the file was built is another question. */
function isPublished(path: string): boolean {
  try {
    return resolve(`@countersign/core/wallets/${path}`) !== ''
  } catch (error) {
    // Any error of Node's has a code.
    return (error as { code?: string }).code !== 'ERR_PACKAGE_PATH_NOT_EXPORTED'
  }
}

it('R-WAL-11 publishes these wallets and lists of them, and nothing of how they are made', async () => {
  const paths = globSync('**/*.ts', { cwd: here })
    .filter((path) => !path.includes('.test.'))
    .map((path) => path.replace(/(\/index)?\.ts$/, ''))
  expect(paths.length).toBeGreaterThan(100)
  const published = paths.filter(isPublished).toSorted()
  const names = published.map(async (path) => {
    const file = path === 'catalog' ? 'catalog/index' : path
    const { href } = new URL(`${file}.ts`, import.meta.url)
    return [path, Object.keys(await import(/* @vite-ignore */ href))]
  })
  expect(Object.fromEntries(await Promise.all(names))).toEqual({
    brave: ['brave'],
    browserWallet: ['browserWallet'],
    catalog: ['catalog'],
    coinbase: ['coinbase'],
    metaMask: ['metaMask'],
    popular: ['popularWallets'],
    rainbow: ['rainbow'],
    safe: ['safe'],
    walletConnect: ['walletConnect'],
  })
})
