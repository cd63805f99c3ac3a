import { toFunctionSelector } from 'viem'
import { InvalidFunctionError } from '../errors.ts'
import { elementaryType } from './elementaryType.ts'
import { typeName } from './typeName.ts'
import type { AbiFunction, AbiInput, AbiType } from './types.ts'

/** Deeper than any real interface, and shallow enough for recursion. */
const maximumDepth = 12
const maximumLength = 4096

/** Reads `name(type name,(type name,type) name,…)`. Parameter names may be left out. */
export function parseFunction(text: string): AbiFunction {
  if (typeof text !== 'string' || text.length > maximumLength) throw unreadable()
  const name = /^[A-Za-z_$][\w$]*(?=\()/.exec(text)?.[0]
  if (name === undefined) throw unreadable()
  const reader = { text, position: name.length }
  const inputs = readList(reader, 0)
  if (reader.position !== text.length) throw unreadable()
  const signature = `${name}(${inputs.map(({ type }) => typeName(type)).join(',')})`
  return { name, inputs, signature, selector: toFunctionSelector(signature) }
}

type Reader = { text: string; position: number }

function unreadable(): InvalidFunctionError {
  return new InvalidFunctionError('This is not the signature of a function.')
}

function readList(reader: Reader, depth: number): AbiInput[] {
  if (depth > maximumDepth) throw unreadable()
  reader.position++ // the opening parenthesis
  const inputs: AbiInput[] = []
  if (reader.text[reader.position] === ')') {
    reader.position++
    // An empty tuple takes no bytes, so any number of them would fit into any calldata.
    if (depth > 0) throw unreadable()
    return inputs
  }
  for (;;) {
    const type = readType(reader, depth)
    inputs.push({ name: take(reader, / ([A-Za-z_$][\w$]*)/y)?.[1] ?? '', type })
    const next = reader.text[reader.position++]
    if (next === ')') return inputs
    if (next !== ',') throw unreadable()
  }
}

function readType(reader: Reader, depth: number): AbiType {
  let type: AbiType
  if (reader.text[reader.position] === '(') {
    type = { kind: 'tuple', components: readList(reader, depth + 1) }
  } else {
    type = elementary(take(reader, /[a-z]+\d*/y)?.[0] ?? '')
  }
  let dimensions = depth
  for (;;) {
    const match = take(reader, /\[(\d{0,9})\]/y)
    if (!match) return type
    if (++dimensions > maximumDepth) throw unreadable()
    const length = match[1] === '' ? null : Number(match[1])
    if (length === 0 || String(length ?? '') !== match[1]) throw unreadable()
    type = { kind: 'array', of: type, length }
  }
}

function take(reader: Reader, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = reader.position
  const match = pattern.exec(reader.text)
  if (match) reader.position += match[0].length
  return match
}

function elementary(name: string): AbiType {
  const type = elementaryType(name)
  if (!type) throw unreadable()
  return type
}
