import { accessSync, constants, mkdirSync, statSync } from 'node:fs'
import { ConfigError } from './configError.ts'

/** Makes the data directory and checks that we may write in it. */
export function prepareDataDir(path: string): void {
  try {
    // What is in it, a secret among it, is nobody else's on this machine.
    mkdirSync(path, { recursive: true, mode: 0o700 })
    if (!statSync(path).isDirectory()) throw new ConfigError([dataDirFault(path, 'ENOTDIR')])
    accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError([dataDirFault(path, errorCode(error))])
  }
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason'
}

/** One sentence per cause; the operating system's own words are not for everybody. */
export function dataDirFault(path: string, code: string): string {
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return `DATA_DIR: wants a directory, but ${path} is a file or lies under one`
  }
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `DATA_DIR: wants a directory that this user may write to, which ${path} is not`
  }
  if (code === 'ENOSPC') return `DATA_DIR: wants free space, but the disk of ${path} is full`
  return `DATA_DIR: wants a directory, but ${path} cannot be used (${code})`
}
