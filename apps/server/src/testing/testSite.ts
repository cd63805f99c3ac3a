import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryDirectory } from './testConfig.ts'

/** Writes a site into a new directory and returns its path. */
export function testSite(files: Record<string, string> = {}): string {
  const root = temporaryDirectory()
  for (const [name, content] of Object.entries({ 'index.html': '<p>app</p>', ...files })) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  return root
}
