import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findMissingParts } from './findMissingParts.mjs'
import { PlainError } from './steps.mjs'

/** Ends with one line, right after an install, when npm has left out what this machine needs. */
export function refuseMissingParts(home, { title }) {
  const { platform, arch } = process
  const lock = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  const has = (path) => existsSync(join(home, path))
  const missing = findMissingParts(lock, { platform, arch, libc: libcOf(platform), has })
  if (missing.length === 0) return
  throw new PlainError(
    `Not installed for ${title}: ${missing.join(', ')}. It is the part of a package for ${platform} ${arch}, and the npm registry did not give it.`,
  )
}

function libcOf(platform) {
  if (platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}
