import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashFiles, listFiles } from './files.mjs'
import { must, step } from './steps.mjs'
import { cache, environment, root, tool } from './toolchain.mjs'

/** What can be built: the app alone (production) or wrapped with the demo world. */
const SITES = {
  web: { title: 'Building the app', home: 'apps/web', sources: ['packages', 'apps/web'] },
  demo: {
    title: 'Building the app with its demo wallet',
    home: 'apps/demo',
    sources: ['packages', 'apps/web', 'apps/demo'],
    beside: 'vite.beside.config.ts',
  },
}

/** Builds a site unless what was built last came from the same sources. */
export async function ensureBuilt(node, name) {
  const { title, home, sources, beside } = SITES[name]
  const files = sources
    .flatMap((folder) => listFiles(join(root, folder)))
    .filter((file) => !/\.(test|integration\.test)\.tsx?$/.test(file))
  const wanted = hashFiles(root, [...files, join(root, 'package-lock.json')])
  const stamp = join(cache, `built-${name}`)
  const index = join(root, home, 'dist', 'index.html')
  if (existsSync(index) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  await step(title, async () => {
    for (const config of [[], ...(beside ? [['--config', beside]] : [])]) {
      await must('The build failed.', node, [tool('vite'), 'build', ...config], {
        cwd: join(root, home),
        // Whoever asks for it, tests included: another build would be taken for this one.
        env: { ...environment(node), NODE_ENV: 'production' },
      })
    }
  })
  mkdirSync(cache, { recursive: true })
  writeFileSync(stamp, wanted)
}
