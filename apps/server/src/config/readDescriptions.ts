import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { InvalidDescriptionError } from '@countersign/safe'
import { ConfigError } from './configError.ts'
import { readJsonFile } from './readJsonFile.ts'
import { DESCRIPTION_LIMITS, toServedDescription } from './toServedDescription.ts'
import type { ServedDescription } from './types.ts'

/**
 * Descriptions of contracts (ERC-7730) in a folder and below it: each is read as browsers will read it,
 * so that what is wrong is said at the start. Throws a `ConfigError` that lists all faults.
 */
export function readDescriptions(name: string, folder: string | undefined): ServedDescription[] {
  if (folder === undefined) return []
  const files = listFiles(name, folder)
  const faults: string[] = []
  const found: ServedDescription[] = []
  let size = 0
  for (const file of files) {
    const fault = (what: string) => faults.push(`${name}: ${relative(folder, file)}: ${what}`)
    const { size: bytes } = statSync(file)
    size += bytes
    if (bytes > DESCRIPTION_LIMITS.bytes) {
      fault('is larger than 256 kB')
      continue
    }
    try {
      const content = readJsonFile({ name, file, wants: 'an ERC-7730 description' })
      const read = toServedDescription(content)
      if (read) found.push(read)
    } catch (error) {
      if (error instanceof InvalidDescriptionError) fault(error.message)
      else if (error instanceof ConfigError) faults.push(...error.faults)
      else throw error
    }
  }
  if (size > DESCRIPTION_LIMITS.all)
    faults.push(`${name}: ${folder} has more than 4 MB of descriptions`)
  if (faults.length > 0) throw new ConfigError(faults)
  return found
}

function listFiles(name: string, folder: string): string[] {
  let names: string[]
  try {
    names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    throw new ConfigError([`${name}: ${folder} is no directory that can be read`])
  }
  const files = names.filter((each) => each.endsWith('.json')).toSorted()
  if (files.length > DESCRIPTION_LIMITS.files) {
    throw new ConfigError([`${name}: ${folder} has more than ${DESCRIPTION_LIMITS.files} files`])
  }
  return files.map((each) => join(folder, each))
}
