import { getAddress, isAddress } from 'viem'
import { parseFunction } from '../abi/parseFunction.ts'
import { InvalidDescriptionError, InvalidFunctionError } from '../errors.ts'
import { readField, type Shared } from './readField.ts'
import { isRecord, readText } from './readText.ts'
import type { ClearDescription, ClearField, ClearFunction } from './types.ts'

/** More than any published file has, and few enough to be looked through for every call. */
const MOST = { deployments: 200, functions: 200, fields: 64, depth: 4 }

/**
 * Reads an ERC-7730 file that describes calls; null for one that describes typed messages. Strict: what
 * does not have the form of the standard is refused as a whole, since it is somebody's words.
 */
export function readDescription(file: unknown): ClearDescription | null {
  if (!isRecord(file) || !isRecord(file.context) || !isRecord(file.display)) {
    throw new InvalidDescriptionError('context and display are missing')
  }
  const { context, display, metadata = {} } = file
  if (context.contract === undefined && context.eip712 !== undefined) return null
  // It would be merged with a file from elsewhere, which nobody has looked at.
  if (file.includes !== undefined) throw new InvalidDescriptionError('includes is not read here')
  if (!isRecord(context.contract) || !isRecord(metadata) || !isRecord(display.formats)) {
    throw new InvalidDescriptionError('context.contract or display.formats is missing')
  }
  const formats = Object.entries(display.formats)
  if (formats.length > MOST.functions) throw new InvalidDescriptionError('too many functions')
  const definitions = isRecord(display.definitions) ? display.definitions : {}
  const enums = isRecord(metadata.enums) ? metadata.enums : {}
  return {
    owner: metadata.owner === undefined ? null : readText(metadata.owner, 'metadata.owner', 60),
    deployments: readDeployments(context.contract.deployments),
    functions: formats.flatMap(([key, format]) =>
      // A selector alone does not say what the bytes behind it are.
      key.includes('(') ? [readFunction(key, format, { definitions, enums })] : [],
    ),
  }
}

function readDeployments(list: unknown): ClearDescription['deployments'] {
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST.deployments) {
    throw new InvalidDescriptionError('context.contract.deployments wants 1 to 200 deployments')
  }
  return list.map((each: unknown) => {
    const { chainId, address } = isRecord(each) ? each : {}
    if (typeof chainId !== 'number' || !Number.isSafeInteger(chainId) || chainId < 1) {
      throw new InvalidDescriptionError('a deployment has no chain id')
    }
    if (typeof address !== 'string' || !isAddress(address, { strict: false })) {
      throw new InvalidDescriptionError('a deployment has no address')
    }
    return { chainId, address: getAddress(address) }
  })
}

function readFunction(key: string, format: unknown, shared: Shared): ClearFunction {
  const signature = key.replace(/^function /, '').replaceAll(', ', ',')
  try {
    parseFunction(signature)
  } catch (error) {
    if (!(error instanceof InvalidFunctionError)) throw error
    throw new InvalidDescriptionError('a key of display.formats is no function')
  }
  if (!isRecord(format)) throw new InvalidDescriptionError('a format is no object')
  const { intent, interpolatedIntent } = format
  const fields = flatten(format.fields, '', shared, 0)
  if (fields.length > MOST.fields) throw new InvalidDescriptionError('too many fields')
  return {
    signature,
    intent: typeof intent === 'string' ? readText(intent, 'intent', 80) : '',
    sentence:
      interpolatedIntent === undefined
        ? null
        : readText(interpolatedIntent, 'interpolatedIntent', 240),
    fields,
  }
}

/** Fields of a tuple may stand in a group, with paths from there. */
function flatten(list: unknown, prefix: string, shared: Shared, depth: number): ClearField[] {
  if (list === undefined && depth === 0) return []
  if (!Array.isArray(list) || list.length > MOST.fields || depth > MOST.depth) {
    throw new InvalidDescriptionError('fields is no list of fields')
  }
  return list.flatMap((each: unknown) => {
    if (!isRecord(each)) throw new InvalidDescriptionError('a field is no object')
    if (each.visible === 'never') return []
    if (each.fields === undefined) return [readField(each, prefix, shared)]
    const path = each.path === undefined ? '' : readText(each.path, 'path', 200)
    return flatten(each.fields, path ? `${prefix}${path}.` : prefix, shared, depth + 1)
  })
}
