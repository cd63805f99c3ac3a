import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import * as calls from '@countersign/core/calls'
import * as judge from '@countersign/judge'
import * as viemActions from 'viem/actions'
import { expect, it } from 'vitest'
import * as wagmi from 'wagmi'
import * as wagmiActions from 'wagmi/actions'

const WEB = resolve(import.meta.dirname, '../..')
const OUTBOX = resolve(WEB, '../../../packages/outbox/src')
const PROOF = resolve(WEB, '../../../docs/proof.md')

/** What leads to a signature, or to something sent, by the names that libraries give it. */
const isWrite = (name: string) => /^(use)?(send|sign|write|deploy)[A-Z]/.test(name)
const WRITES = new Set(
  [wagmi, wagmiActions, viemActions, calls].flatMap((library) =>
    Object.keys(library).filter(isWrite),
  ),
)

/** Ways to a wallet, or to a host, by which anything could be asked of it. */
const WAYS =
  /\b(getProvider|(get|use)ConnectorClient|(get|use|create)WalletClient|safeOf|[fF]rameCalls|connectedWallet)\b|\.ethereum\b/

const METHODS =
  /eth_send(Raw)?Transaction|wallet_sendCalls|eth_signTypedData|personal_sign|\beth_sign\b/

const LIBRARY = /^(wagmi|viem|@wagmi|@countersign\/core)/

/** Whoever may have a way to a wallet beside the gate, and what for. */
const READERS: Readonly<Record<string, string>> = {
  'shared/witnesses/createAskers.ts': 'asks the wallet’s node what reads, by its type',
  'shared/host/hostCalls.ts': 'gives what asks a host for nothing, by its type',
}

/** The app, and the outbox, which is handed ways to send and has none of its own. */
const sources = [WEB, OUTBOX]
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(WEB, join(entry.parentPath, entry.name)).split(sep).join('/'))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map((file) => ({ file, text: readFileSync(join(WEB, file), 'utf8') }))

/** What a file takes from a library, by name; all of it, where it takes it whole. */
function takenBy(text: string): string[] {
  const imports = [...text.matchAll(/import\s+([^'"]+?)\s+from\s+'([^']+)'/g)]
  return imports
    .filter(([, , from]) => LIBRARY.test(from ?? ''))
    .flatMap(([, names = '']) => names.replace(/^type\s+/, '').split(/[{},]/))
    .map((name) => name.trim().split(/\s+as\s+/)[0] ?? '')
    .filter((name) => name === '*' || WRITES.has(name))
}

it('R-JDG-6 libraries have ways to write, and these are known by name', () => {
  const some = ['sendTransaction', 'signMessage', 'signTypedData', 'writeContract', 'sendCalls']
  expect([...WRITES]).toEqual(expect.arrayContaining(some))
  expect(takenBy("import { useConfig, signMessage as sign } from 'wagmi'")).toEqual(['signMessage'])
  expect(takenBy("import * as all from 'viem/actions'")).toEqual(['*'])
  expect(sources.length).toBeGreaterThan(500)
})

it('R-JDG-6 nothing in the app asks a wallet to sign or to send but its gate', () => {
  const around = sources
    .filter(({ file }) => !file.startsWith('shared/gate/'))
    .flatMap(({ file, text }) => [
      ...takenBy(text).map((name) => `${file} takes ${name}`),
      ...(METHODS.test(text) ? [`${file} names ${METHODS.exec(text)?.[0]}`] : []),
      ...(WAYS.test(text) && !(file in READERS) ? [`${file} has ${WAYS.exec(text)?.[0]}`] : []),
    ])
  expect(around).toEqual([])
})

it('whoever may read beside it still does', () => {
  const isReading = (file: string) =>
    sources.some((each) => each.file === file && WAYS.test(each.text))
  expect(Object.keys(READERS).filter((file) => !isReading(file))).toEqual([])
})

it('R-JDG-6 docs/proof.md tells of every leave that the judge gives, and of no other', () => {
  const told = readFileSync(PROOF, 'utf8').matchAll(/^\| `(authorize\w*)`/gm)
  const given = Object.keys(judge).filter((name) => name.startsWith('authorize'))
  expect([...told].map(([, name]) => name).sort()).toEqual(given.sort())
})
