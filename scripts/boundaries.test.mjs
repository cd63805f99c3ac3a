import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root, tool } from './lib/toolchain.mjs'

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

const folder = mkdtempSync(join(tmpdir(), 'countersign-boundaries-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** One linter run over a file per import, in a folder that has our rules and nothing else. */
function lintEach(imports) {
  const { vcs: _, ...config } = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(config))
  const files = imports.map(([place, specifier], index) => {
    const file = join(folder, place, `probe${index}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import '${specifier}'\n`)
    return file
  })
  const biome = tool('@biomejs/biome', 'biome')
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--only=style/noRestrictedImports', '--max-diagnostics=none', folder],
    { cwd: folder, encoding: 'utf8' },
  )
  const said = `${stdout}${stderr}`
  if (!said.includes(`Checked ${imports.length + 1} files`)) throw new Error(said)
  return files.map((file) => !said.includes(`${file.slice(folder.length + 1)}:1:8`))
}

describe('import boundaries', () => {
  const allowed = lintEach([...FORBIDDEN, ...ALLOWED])

  it.each(FORBIDDEN)('%s may not import %s', (place, specifier) => {
    const index = FORBIDDEN.findIndex(([at, what]) => at === place && what === specifier)
    expect(allowed[index]).toBe(false)
  })

  it.each(ALLOWED)('%s may import %s', (place, specifier) => {
    const index = ALLOWED.findIndex(([at, what]) => at === place && what === specifier)
    expect(allowed[FORBIDDEN.length + index]).toBe(true)
  })
})
