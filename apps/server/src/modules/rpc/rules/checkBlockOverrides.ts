import { isAddress, isQuantity, isRecord, isWord } from './values.ts'

/** What nodes allow by default. */
export const MAX_GAS = 50_000_000n

const isGas = (value: unknown) => isQuantity(value) && BigInt(value) <= MAX_GAS
/** Below 2^64, as nodes keep them. */
const isCount = (value: unknown) => isQuantity(value) && BigInt(value) < 2n ** 64n

const FIELDS: ReadonlyMap<string, (value: unknown) => boolean> = new Map([
  ['gasLimit', isGas],
  ['number', isCount],
  ['time', isCount],
  ['feeRecipient', isAddress],
  ['prevRandao', isWord],
  ['baseFeePerGas', isQuantity],
])

/**
 * The block that a simulation pretends to run in: what code can see of one, as our own rehearsals vary it,
 * and its gas, bounded as the call's is. @returns why not
 */
export function checkBlockOverrides(overrides: unknown): string | undefined {
  if (overrides === undefined) return undefined
  if (!isRecord(overrides)) return 'Block overrides are an object.'
  for (const [name, value] of Object.entries(overrides)) {
    const isFine = FIELDS.get(name)
    if (!isFine) return 'The block has an override that is not available here.'
    if (isFine(value)) continue
    return name === 'gasLimit' ? `gasLimit may be ${MAX_GAS} at most.` : `${name} is not valid.`
  }
  return undefined
}
