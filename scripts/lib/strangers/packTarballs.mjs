import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must } from '../steps.mjs'
import { together } from '../together.mjs'
import { npmCli, root } from '../toolchain.mjs'
import { publishedManifest } from './publishedManifest.mjs'

/** What strangers install, in the order in which they build on each other. */
const PACKAGES = ['siwe', 'outbox', 'core', 'kit']

/**
 * Packs the built packages as they are published.
 * @returns {Promise<{ name: string, tarball: string, home: string, files: string[] }[]>} `home` has
 * the same files, unpacked
 */
export async function packTarballs(env, to) {
  rmSync(to, { recursive: true, force: true })
  return together(
    PACKAGES.map((folder) => async () => {
      const from = join(root, 'packages', folder)
      const home = join(to, folder)
      const manifest = publishedManifest(
        JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')),
      )
      mkdirSync(home, { recursive: true })
      for (const each of ['README.md', 'LICENSE', ...manifest.files]) {
        cpSync(join(from, each), join(home, each), { recursive: true })
      }
      writeFileSync(join(home, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
      const args = [npmCli(), 'pack', '--json', '--ignore-scripts', '--loglevel=error']
      const said = await must(
        'Packing failed.',
        process.execPath,
        [...args, '--pack-destination', to],
        { cwd: home, env },
      )
      // npm's warnings about settings that it does not know come before; a list, or in later
      // versions by name.
      const [{ name, filename, files }] = Object.values(
        JSON.parse(said.slice(said.search(/^[[{]/m))),
      )
      return {
        name,
        tarball: join(to, filename.replace('@', '').replace('/', '-')),
        home,
        files: files.map(({ path }) => path),
      }
    }),
  )
}
