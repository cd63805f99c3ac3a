import { type AbiFunction, parseFunction, SafeError } from '@countersign/safe'
import * as v from 'valibot'

export type ParsedAbi =
  /** Those that change something; what only reads is not for sending. */
  { functions: readonly AbiFunction[] } | { fault: 'noAbi' | 'noFunctions' }

type Input = { type: string; name?: string | undefined; components?: Input[] | undefined }

const input: v.GenericSchema<Input> = v.object({
  type: v.string(),
  name: v.optional(v.string()),
  components: v.optional(v.array(v.lazy(() => input))),
})
const entry = v.object({
  type: v.literal('function'),
  name: v.string(),
  inputs: v.optional(v.array(input), () => []),
  stateMutability: v.optional(v.string()),
  constant: v.optional(v.boolean()),
})
/** Compilers wrap the list into what else they know of a contract. */
const wrapped = v.object({ abi: v.array(v.unknown()) })

/** More than any contract has. */
const MOST = 1_000

/** Functions from what people paste: a contract's ABI as JSON, or one or more signatures. */
export function parseAbi(text: string): ParsedAbi {
  const plain = text.trim()
  const functions = /^[[{]/.test(plain) ? fromJson(plain) : fromSignatures(plain)
  if (!functions) return { fault: 'noAbi' }
  const distinct = new Map(functions.map((each) => [each.signature, each]))
  return distinct.size > 0 ? { functions: [...distinct.values()] } : { fault: 'noFunctions' }
}

function fromJson(text: string): AbiFunction[] | null {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return null
  }
  const list = v.is(wrapped, json) ? json.abi : Array.isArray(json) ? json : [json]
  if (!list.every((each) => typeof each === 'object' && each !== null && 'type' in each))
    return null
  return list.slice(0, MOST).flatMap((each) => {
    const read = v.safeParse(entry, each)
    if (!read.success) return []
    const { name, inputs, stateMutability, constant } = read.output
    const onlyReads = stateMutability === 'view' || stateMutability === 'pure' || constant
    return onlyReads ? [] : (parse(`${name}(${inputs.map(write).join(',')})`) ?? [])
  })
}

/** One line, or one statement, for each. */
function fromSignatures(text: string): AbiFunction[] | null {
  const lines = text.split(/[;\n]/).filter((line) => line.trim() !== '')
  const functions = lines.slice(0, MOST).map((line) => parse(tidy(line)))
  return functions.length > 0 && functions.every((each) => each !== null) ? functions : null
}

/** Solidity's way of writing, made into the one that is read: its words and spaces, and short names of types. */
function tidy(line: string): string {
  return line
    .trim()
    .replace(/^function\s+/, '')
    .replace(/\)\s*(?:external|public|payable|nonpayable|virtual|override|returns\b.*|\s)*$/s, ')')
    .replaceAll(/\b(?:memory|calldata|payable|indexed)\b/g, '')
    .replaceAll(/\btuple\s*\(/g, '(')
    .replaceAll(/\b(uint|int)(?=[\s,)[])/g, '$1256')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([(),]) ?/g, '$1')
    .replaceAll(/\)(?=[A-Za-z_$])/g, ') ')
}

function write({ type, name, components }: Input): string {
  const suffix = /^tuple((?:\[\d*\])*)$/.exec(type)?.[1]
  const written =
    suffix !== undefined && components ? `(${components.map(write).join(',')})${suffix}` : type
  return name && /^[A-Za-z_$][\w$]*$/.test(name) ? `${written} ${name}` : written
}

function parse(text: string): AbiFunction | null {
  try {
    return parseFunction(text)
  } catch (error) {
    if (error instanceof SafeError) return null
    throw error
  }
}
