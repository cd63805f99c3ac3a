import { readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { InvalidDescriptionError, readDescription } from '@countersign/safe'
import { ConfigError } from './configError.ts'
import { readJsonFile } from './readJsonFile.ts'
import type { ServedDescription } from './types.ts'

/** Enough for a registry of one's own; each visitor of a review fetches those of a chain. */
const MOST = { files: 500, bytes: 256 * 1024, all: 4 * 1024 * 1024 }

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
    if (bytes > MOST.bytes) {
      fault('is larger than 256 kB')
      continue
    }
    try {
      const content = readJsonFile({ name, file, wants: 'an ERC-7730 description' })
      const read = readDescription(content)
      // What describes typed messages is for wallets.
      if (read)
        found.push({ chainIds: read.deployments.map((at) => at.chainId), file: trim(content) })
    } catch (error) {
      if (error instanceof InvalidDescriptionError) fault(error.message)
      else if (error instanceof ConfigError) faults.push(...error.faults)
      else throw error
    }
  }
  if (size > MOST.all) faults.push(`${name}: ${folder} has more than 4 MB of descriptions`)
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
  if (files.length > MOST.files) {
    throw new ConfigError([`${name}: ${folder} has more than ${MOST.files} files`])
  }
  return files.map((each) => join(folder, each))
}

/** What browsers read of it: the interface of a contract can be much, and nobody uses it. */
function trim(content: unknown): ServedDescription['file'] {
  // `readDescription` has found these to be objects.
  const {
    context,
    metadata = {},
    display,
  } = content as {
    context: { contract: { deployments: unknown } }
    metadata?: { owner?: unknown; enums?: unknown }
    display: { formats: unknown; definitions?: unknown }
  }
  return {
    context: { contract: { deployments: context.contract.deployments } },
    metadata: { owner: metadata.owner, enums: metadata.enums },
    display: { formats: display.formats, definitions: display.definitions },
  }
}
