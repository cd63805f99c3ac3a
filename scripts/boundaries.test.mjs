import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawHouse } from './lib/house/drawHouse.mjs'
import { isFree, judgeImport, roomOf } from './lib/house/findBentArrows.mjs'
import { listPackages } from './lib/house/listPackages.mjs'
import { PLANS } from './lib/house/plans.mjs'
import { readImports, resolveImport } from './lib/house/readImports.mjs'
import { root } from './lib/toolchain.mjs'

/** Imports that would bend an arrow of ARCHITECTURE.md, and their neighbours that are fine. */
const FORBIDDEN = [
  ['packages/core/src', 'react'],
  ['packages/core/src', '@countersign/kit'],
  ['packages/core/src', '@countersign/safe'],
  ['packages/kit/src', '@countersign/gateway'],
  ['packages/kit/src', '@countersign/server'],
  ['packages/kit/src', '../../core/src/connect.ts'],
  ['packages/safe/src', 'react'],
  ['packages/siwe/src', 'react'],
  ['packages/siwe/src', '@countersign/core'],
  ['packages/kit/src', '../../siwe/src/parseSignInMessage.ts'],
  ['packages/gateway/src', 'viem'],
  ['packages/gateway/src', 'react'],
  ['apps/web/src/app', '@countersign/server'],
  ['apps/web/src/app', '../../../server/src/index.ts'],
  ['apps/web/src/features/home', '@countersign/server'],
  ['apps/web/src/features/home', '../assets/Assets.tsx'],
  ['apps/web/src/features/home', '../../app/Shell.tsx'],
  ['apps/web/src/features/tools/batch', '../../assets/Assets.tsx'],
  ['apps/web/src/features/tools/batch/deep', '../../../assets/Assets.tsx'],
  ['apps/web/src/shared', '../features/home/Home.tsx'],
  ['apps/server/src/http', '@countersign/web/mount'],
  ['apps/server/src/modules/auth', '@countersign/core/auth'],
  ['apps/server/src/errors', '../http/httpError.ts'],
  ['apps/server/src/log', '../database/types.ts'],
  ['apps/server/src/config', '../chains/createChains.ts'],
  ['apps/server/src/json', '@countersign/web/mount'],
  ['apps/server/src/database/migrations', '../../http/limits/createLimits.ts'],
  ['apps/server/src/chains', '../http/httpError.ts'],
  ['apps/server/src/signatures', '../modules/auth/service.ts'],
  ['apps/server/src/http/limits', '../../modules/auth/routes.ts'],
  ['apps/server/src/modules/rpc', '../health/routes.ts'],
  ['apps/server/src/modules/rpc/rules', '../../health/routes.ts'],
  ['apps/server/src/modules/rpc/rules/deep', '../../../health/routes.ts'],
]
const ALLOWED = [
  ['packages/core/src', '@countersign/outbox'],
  ['packages/core/src', '@countersign/siwe'],
  ['packages/kit/src', '@countersign/core'],
  ['packages/kit/src', '@countersign/siwe'],
  ['apps/server/src/modules/auth', '@countersign/siwe'],
  ['apps/web/src/features/home', '../../shared/chains.ts'],
  ['apps/web/src/features/home', './AccountCard.tsx'],
  ['apps/web/src/app', '../features/home/Home.tsx'],
  ['apps/server/src/log', '../config/types.ts'],
  ['apps/server/src/database', '../errors/serverError.ts'],
  ['apps/server/src/chains', 'viem/chains'],
  ['apps/server/src/http/limits', '../../database/types.ts'],
  ['apps/server/src', './modules/rpc/routes.ts'],
  ['apps/server/src/modules/rpc', '../../chains/nodes.ts'],
  ['apps/server/src/modules/rpc/rules', '../other/part.ts'],
  ['apps/server/src/modules/rpc/rules', '../../../chains/nodes.ts'],
  ['apps/server/src/modules/rpc/rules/deep', '../../other/part.ts'],
  ['apps/server/src/modules/rpc/rules/deep', '../../../../chains/nodes.ts'],
]

const house = { plans: PLANS, packages: listPackages(root) }
const imports = readImports(root, house.packages)
const judge = (file, specifier) =>
  judgeImport(resolveImport(file, specifier, house.packages), house)

describe('import boundaries', () => {
  it.each(FORBIDDEN)('%s may not import %s', (folder, specifier) => {
    expect(judge(`${folder}/probe.ts`, specifier)).toContain(`${folder}/probe.ts`)
  })

  it.each(ALLOWED)('%s may import %s', (folder, specifier) => {
    expect(judge(`${folder}/probe.ts`, specifier)).toBe(undefined)
  })

  it('lets a test see more than what it tests, but into no other package', () => {
    expect(judge('apps/server/src/log/x.test.ts', '../http/httpError.ts')).toBe(undefined)
    expect(judge('apps/server/src/log/x.test.ts', '../../../web/src/mount.tsx')).toContain(
      'exports',
    )
  })

  it.each(PLANS)('$name has a room for every file below it, and no empty room', (plan) => {
    const files = imports.map(({ file }) => file).filter((file) => !isFree(file))
    const below = files.filter((file) => dirname(file).startsWith(`${plan.within}/`))
    expect(below.filter((file) => plan.within && !roomOf(plan, file))).toEqual([])
    const known = [...files, ...imports.map(({ to = '' }) => to)]
    const used = new Set(known.map((file) => roomOf(plan, file)?.name))
    expect(Object.keys(plan.rooms).filter((room) => !used.has(room))).toEqual([])
  })

  it('is drawn in ARCHITECTURE.md as it is: `npm run house` draws it anew', () => {
    const text = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
    expect(drawHouse(root, text)).toBe(text)
  })
})
