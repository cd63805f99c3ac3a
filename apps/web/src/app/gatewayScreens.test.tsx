// @vitest-environment jsdom
import * as gateway from '@countersign/gateway'
import { afterEach, describe, expect, it } from 'vitest'
import { ACTS, QUIET, SHOWN } from './testing/shownCalls.ts'
import { until, visit } from './testing/visit.tsx'

/** Every source file of the app, by its path below `src`. */
const files = new Map(
  Object.entries(
    import.meta.glob<string>(
      ['../**/*.ts', '../**/*.tsx', '!../**/*.test.*', '!../**/testing/**'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    ),
  ).map(([path, text]) => [new URL(path, 'file:///src/app/').pathname, text]),
)

/** What one file fetches, at once or later: only paths, so no type is followed in vain. */
const importsOf = (path: string, text: string): string[] =>
  [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, to]) => new URL(to ?? '', `file://${path}`).pathname,
  )

/** Everything that can come onto a screen: what is reached from a path. */
function reachedFrom(start: string): Map<string, string> {
  const reached = new Map<string, string>()
  const open = [start]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    const text = files.get(path)
    if (text === undefined || reached.has(path)) continue
    reached.set(path, text)
    open.push(...importsOf(path, text))
  }
  return reached
}

/** The calls, computed: whatever the gateway's client knows that has a method and a path. */
const calls = Object.entries(gateway).flatMap(([name, value]) =>
  typeof value === 'object' && 'path' in value && 'method' in value ? [name] : [],
)

/** The code without its imports and comments: what is only imported is not used. */
const codeOf = (text: string) =>
  text.replace(/^import[\s\S]*?from '[^']+'$/gm, '').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')

const screens = [...reachedFrom('/src/mount.tsx')]
const gatewayUsers = screens
  .filter(([, text]) => text.includes("from '@countersign/gateway'"))
  .map(([path, text]) => [path, codeOf(text)] as const)

const usersOf = (pattern: RegExp) =>
  gatewayUsers.filter(([, code]) => pattern.test(code)).map(([path]) => path)

let leave = async () => {}
afterEach(async () => {
  await leave()
  leave = async () => {}
})

describe('the gateway’s calls', () => {
  it('R-GW-4 are the 23 of the specification, and the one that takes a proposal back', () => {
    expect(calls.toSorted()).toEqual([
      'confirmMessage',
      'decodeData',
      'deleteTransaction',
      'estimateTransaction',
      'getAllCollectibles',
      'getBalances',
      'getChain',
      'getChains',
      'getCollectibles',
      'getFiatCodes',
      'getIncomingTransfers',
      'getMasterCopies',
      'getMessage',
      'getMessages',
      'getModuleTransactions',
      'getMultisigTransactions',
      'getOwnedSafes',
      'getSafe',
      'getSafeApps',
      'getTransaction',
      'getTransactionHistory',
      'getTransactionQueue',
      'proposeMessage',
      'proposeTransaction',
    ])
  })

  it('R-GW-4 each is shown by a page, or made by what somebody does', () => {
    expect([...Object.keys(SHOWN), ...ACTS].toSorted()).toEqual(calls.toSorted())
  })

  it.each(Object.entries(SHOWN))(
    'R-GW-4 %s is asked by a page, which shows its answer',
    async (name, row) => {
      const { at, answers, seen } = row
      const page = await visit(at, [...answers, ...QUIET])
      leave = page.leave
      await until(() => page.text().includes(seen))
      expect(page.requests.map((request) => request.name)).toContain(name)
    },
  )

  // They need a wallet that signs, and a chain: two owners see what comes of them, in a browser.
  it.each(ACTS)('R-GW-4 %s is made by code that a screen fetches', (name) => {
    expect(usersOf(new RegExp(`\\b${name}\\b`))).not.toEqual([])
  })

  it('R-GW-4 would notice one that nobody uses, or only names', () => {
    expect(usersOf(/\bgetNothing\b/)).toEqual([])
    expect(codeOf("import { getSafe } from '@countersign/gateway'\n// getSafe\nrun()")).not.toMatch(
      /getSafe/,
    )
  })
})
