import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** One entry of the packed directory; a folder has no size. */
export type PackedEntry = { path: string; size?: number }

/** The empty database of the PGlite version we use: making one anew takes seconds. */
export const templateFile = new URL('./pglite-0.5.16.br', import.meta.url)

/**
 * Puts an empty database where there is none, whole or not at all. Without the packed file nothing
 * happens, and PGlite makes its own.
 */
export function unpackTemplate(directory: string): void {
  if (!existsSync(templateFile)) return
  const packed = brotliDecompressSync(readFileSync(templateFile))
  const length = packed.readUInt32BE(0)
  // We wrote it ourselves, in `packTemplate`.
  const entries = JSON.parse(packed.toString('utf8', 4, 4 + length)) as PackedEntry[]
  const draft = `${directory}.new-${randomBytes(4).toString('hex')}`
  mkdirSync(draft, { mode: 0o700 })
  let at = 4 + length
  for (const { path, size } of entries) {
    const target = join(draft, path)
    if (size === undefined) {
      mkdirSync(target, { mode: 0o700, recursive: true })
    } else {
      mkdirSync(dirname(target), { mode: 0o700, recursive: true })
      writeFileSync(target, packed.subarray(at, at + size), { mode: 0o600 })
      at += size
    }
  }
  renameSync(draft, directory)
}
