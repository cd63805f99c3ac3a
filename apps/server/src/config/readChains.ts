import * as v from 'valibot'
import { type Chain, chainListSchema } from './chainSchema.ts'
import { ConfigError } from './configError.ts'
import { readJsonFile } from './readJsonFile.ts'

type ReadChainsParameters = {
  /** The list itself, when the caller has it; otherwise it is read from `file`. */
  chains?: unknown
  file?: string | undefined
  /** The key that `{key}` stands for in the first and in the second URL. */
  keys: { RPC_KEY_PRIMARY: string | undefined; RPC_KEY_SECONDARY: string | undefined }
}

const KEY_NAMES = ['RPC_KEY_PRIMARY', 'RPC_KEY_SECONDARY'] as const

/** The chains with complete node URLs. Throws a `ConfigError` with one line per fault. */
export function readChains({ chains, file, keys }: ReadChainsParameters): Chain[] {
  const source = chains === undefined ? `CHAINS_FILE: ${file}` : 'chains'
  const list = chains === undefined ? readList(file) : chains
  const parsed = v.safeParse(chainListSchema, list, { abortPipeEarly: true })
  if (!parsed.success) {
    throw new ConfigError(
      parsed.issues.map((issue) => `${source}: ${where(issue)}${issue.message}`),
    )
  }
  const faults = [
    ...repetitions(parsed.output).map((line) => `${source}: ${line}`),
    ...missingKeys(parsed.output, keys),
  ]
  const filled = parsed.output.map((chain) => ({ ...chain, rpc: fillKeys(chain, keys, faults) }))
  if (faults.length > 0) throw new ConfigError(faults)
  return filled
}

function fillKeys({ id, rpc }: Chain, keys: ReadChainsParameters['keys'], faults: string[]) {
  return rpc.map((template, index) => {
    const name = index === 0 ? 'RPC_KEY_PRIMARY' : 'RPC_KEY_SECONDARY'
    const url = template.replaceAll('{key}', encodeURIComponent(keys[name] ?? ''))
    // A key in the host name has fewer characters to choose from than one in the path.
    if (keys[name] !== undefined && !URL.canParse(url)) {
      faults.push(`${name}: wants a key that fits where the node URL of chain ${id} puts it`)
    }
    return url
  })
}

function readList(file: string | undefined): unknown {
  if (file === undefined) {
    throw new ConfigError(['CHAINS_FILE: is missing: wants the path of a JSON list of chains'])
  }
  return readJsonFile({ name: 'CHAINS_FILE', file, wants: 'a list of chains' })
}

/** `entry 2: rpc[1]: `, counted as people count. */
function where(issue: v.BaseIssue<unknown>): string {
  const [entry, ...fields] = issue.path ?? []
  if (!entry) return ''
  const path = fields.map(({ key }) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
  const field = path.join('').replace(/^\./, '')
  return `entry ${Number(entry.key) + 1}: ${field === '' ? '' : `${field}: `}`
}

function repetitions(chains: readonly Chain[]): string[] {
  const faults: string[] = []
  for (const field of ['id', 'shortName'] as const) {
    const seen = new Map<string | number, number>()
    for (const [index, chain] of chains.entries()) {
      const first = seen.get(chain[field])
      if (first === undefined) seen.set(chain[field], index)
      else faults.push(`entry ${index + 1}: ${field}: is the same as in entry ${first + 1}`)
    }
  }
  return faults
}

function missingKeys(chains: readonly Chain[], keys: ReadChainsParameters['keys']): string[] {
  return KEY_NAMES.flatMap((name, index) => {
    const users = chains.filter(({ rpc }) => rpc[index]?.includes('{key}')).map(({ id }) => id)
    if (keys[name] !== undefined || users.length === 0) return []
    const position = index === 0 ? 'first' : 'second'
    return [
      `${name}: is missing: wants the key for the ${position} node of chain ${users.join(', ')}`,
    ]
  })
}
