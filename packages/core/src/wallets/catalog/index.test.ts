import { expect, test } from 'vitest'
import { catalog } from './index.ts'

type Files = {
  readdirSync: (folder: URL) => string[]
  readFileSync: (file: URL, encoding: 'utf8') => string
}

// The package is made for browsers, so its compiler options do not know Node's modules by name.
const builtin: string = 'node:fs'
const { readdirSync, readFileSync }: Files = await import(/* @vite-ignore */ builtin)

function read(folder: URL) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.includes('.test'))
    .map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }))
}

const isWallet = ({ text }: { text: string }) => /: Wallet = \{/.test(text)
const here = new URL('./', import.meta.url)
const files = read(here).filter(isWallet)

test('R-WAL-11 offers at least forty further wallets', () => {
  expect(catalog.length).toBeGreaterThanOrEqual(40)
})

test('R-WAL-11 lists every file of its folder', () => {
  const index = readFileSync(new URL('index.ts', here), 'utf8')
  const imported = [...index.matchAll(/from '\.\/(\w+\.ts)'/g)].map(([, name]) => name)
  expect(imported.toSorted()).toEqual(files.map(({ name }) => name).toSorted())
  expect(catalog).toHaveLength(files.length)
})

test.each(catalog.map((wallet) => [wallet.id, wallet] as const))(
  'R-WAL-11 %s has a name, colours, a way to connect and a place to get it',
  (_id, wallet) => {
    expect(wallet.name).not.toBe('')
    expect(wallet.iconBackground).toBeDefined()
    expect(Object.keys(wallet.downloads ?? {}).length).toBeGreaterThan(0)
    const announced = (wallet.rdns ?? []).length > 0
    const recognised = wallet.detection !== undefined
    for (const channel of wallet.channels) {
      expect(['injected', 'walletConnect']).toContain(channel)
      if (channel === 'injected') expect(announced || recognised).toBe(true)
    }
  },
)

test('R-WAL-11 a wallet file holds one constant and no logic', () => {
  const all = [...files, ...read(new URL('../', here)).filter(isWallet)]
  expect(all.length).toBe(catalog.length + 7)
  for (const { name, text } of all) {
    const code = text
      .replace(/^\s*(\/\/|\/?\*).*$/gm, '')
      .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, 'text')
    expect(code, name).not.toMatch(/[()`?]|=>|\.\.\.|\b(function|new|await|as|let|var|if)\b/)
    expect(code.match(/^export /gm), name).toHaveLength(1)
    expect(code.match(/^import /gm)?.length, name).toBeLessThanOrEqual(2)
  }
})
