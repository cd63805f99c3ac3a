import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { coveredFiles } from './coveredFiles.mjs'
import { DEEP_PARTS } from './deepParts.mjs'
import { listFiles } from './files.mjs'
import { listPackages } from './house/listPackages.mjs'
import { readImports } from './house/readImports.mjs'
import { root } from './toolchain.mjs'

describe('coveredFiles', () => {
  it.each([
    ['requests', 'apps/server/src/http/requestLog.ts', true],
    ['requests', 'packages/safe/src/index.ts', true],
    ['requests', 'apps/web/src/app/router.tsx', false],
    ['requests', 'apps/serverless/index.ts', false],
    ['requests', 'apps/server/README.md', false],
    ['requests', 'docs/testing.md', false],
    ['requests', 'package-lock.json', true],
    ['requests', 'apps/server/src/fuzz/fuzz.integration.test.ts', true],
    ['requests', 'apps/server/src/fuzz/gatewayFuzz.integration.test.ts', false],
    ['requests', 'apps/server/src/findRoute.test.ts', false],
    ['properties', 'packages/siwe/src/differential.test.ts', true],
    ['properties', 'packages/rehearsal/src/predicted.integration.test.ts', false],
    ['engines', 'e2e/specs/engines.spec.ts', true],
    ['engines', 'e2e/specs/signIn.spec.ts', false],
    ['browser', 'e2e/specs/signIn.spec.ts', true],
    ['browser', 'packages/siwe/src/differential.test.ts', false],
    ['mutations', 'packages/siwe/src/differential.test.ts', true],
    ['mutations', 'scripts/lib/mutations/places.mjs', true],
  ])('the result of %s stands on %s: %s', (part, file, is) => {
    expect(coveredFiles(part, [file])).toEqual(is ? [file] : [])
  })
})

describe('what a part covers', () => {
  const places = Object.entries(DEEP_PARTS).flatMap(([name, { covers }]) =>
    covers.map((place) => [name, place]),
  )
  it.each(places)('%s: %s is there', (_, place) => {
    expect(existsSync(join(root, place))).toBe(true)
  })

  const files = listFiles(root).map((file) => relative(root, file))
  const imports = Map.groupBy(readImports(root, listPackages(root)), ({ file }) => file)
  const isTest = (file) => /\.(test|test-d|spec)\.|\/testing(-only)?\//.test(file)
  const known = new Set(files)
  const byPackage = new Map()
  function filesOf(folder) {
    if (!byPackage.has(folder)) {
      const isPart = (file) => file.startsWith(`${folder}/src/`) && !isTest(file)
      byPackage.set(folder, files.filter(isPart))
    }
    return byPackage.get(folder)
  }
  const isOurs = (file) => /^(packages|apps|e2e)\//.test(file)

  /** Every file of ours that some are made of; of a package that is used by its mere name, all but its tests. */
  function closureOf(starts) {
    const found = new Set(starts)
    for (const file of found) {
      for (const { to, entry } of imports.get(file) ?? []) {
        if (!to || !isOurs(to)) continue
        if (known.has(entry ?? to)) found.add(entry ?? to)
        else for (const each of filesOf(to)) found.add(each)
      }
    }
    return [...found]
  }

  const whole = Object.entries(DEEP_PARTS).filter(([, { files: own }]) => own)
  it.each(whole)('%s: all that its tests import', (name, { part, files: own }) => {
    const starts = files.filter((file) =>
      own.some((place) => file.startsWith(part === 'e2e' ? `e2e/${place}` : place)),
    )
    const used = closureOf(coveredFiles(name, starts)).filter((file) => !file.endsWith('.md'))
    const covered = new Set(coveredFiles(name, used))
    expect(used.length).toBeGreaterThan(10)
    expect(used.filter((file) => !covered.has(file))).toEqual([])
  })
})
