import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { PGlite } from '@electric-sql/pglite'
import { type PackedEntry, templateFile } from '../src/database/template/unpackTemplate.ts'

/**
 * Makes the packed empty database that a fresh start unpacks. Run it after changing PGlite's
 * version (and the file's name with it): `node apps/server/scripts/packTemplate.ts`.
 */
const directory = mkdtempSync(join(tmpdir(), 'countersign-template-'))
process.env.TZ = 'UTC'
const pglite = await PGlite.create(directory)
await pglite.exec('checkpoint')
await pglite.close()

const entries: PackedEntry[] = []
const contents: Buffer[] = []
for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
  const full = join(entry.parentPath, entry.name)
  const path = full.slice(directory.length + 1).replaceAll('\\', '/')
  if (entry.isDirectory()) {
    entries.push({ path })
  } else if (!path.endsWith('.pid')) {
    const content = readFileSync(full)
    entries.push({ path, size: content.length })
    contents.push(content)
  }
}
rmSync(directory, { recursive: true })

const list = Buffer.from(JSON.stringify(entries))
const length = Buffer.alloc(4)
length.writeUInt32BE(list.length)
const packed = brotliCompressSync(Buffer.concat([length, list, ...contents]), {
  // The window has to span a database: three nearly equal ones follow each other.
  params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 24 },
})
writeFileSync(templateFile, packed)
process.stdout.write(`${packed.length} bytes\n`)
