import { decodeData, type Gateway } from '@countersign/gateway'
import { findFunctions, typeName } from '@countersign/safe'
import type { Address, Client, Hex } from 'viem'
import { readCode } from '../../../shared/chain/readCode.ts'
import { findSelectors } from './findSelectors.ts'
import { parseAbi } from './parseAbi.ts'

/** So many questions a contract is worth; the gateway counts them. */
const MOST_ASKED = 12

/** The functions of a contract that can be named: by us, else by the gateway's decoder. */
export async function listKnownFunctions(
  client: Client,
  gateway: Gateway,
  chainId: number,
  address: Address,
): Promise<string[]> {
  const selectors = findSelectors(await readCode(client, address))
  const ours = selectors.map((selector) => nameOurselves(selector))
  const open = selectors.filter((_, index) => ours[index] === null).slice(0, MOST_ASKED)
  const theirs = await Promise.all(open.map((selector) => ask(gateway, chainId, address, selector)))
  return [...ours, ...theirs].filter((signature) => signature !== null).sort()
}

function nameOurselves(selector: Hex): string | null {
  const [known] = findFunctions(selector)
  if (!known) return null
  const inputs = known.inputs.map(({ name, type }) => `${typeName(type)} ${name}`.trim())
  return `${known.name}(${inputs.join(', ')})`
}

/** The decoder names functions by calldata: zeros are values of most types. */
async function ask(
  gateway: Gateway,
  chainId: number,
  to: Address,
  selector: Hex,
): Promise<string | null> {
  const data: Hex = `${selector}${'0'.repeat(64 * 8)}`
  try {
    const body = { data, to }
    const decoded = await gateway.call(decodeData, { chainId: String(chainId), body })
    const inputs = (decoded.parameters ?? []).map(({ type, name }) => `${type} ${name}`)
    const signature = `${decoded.method}(${inputs.join(', ')})`
    const read = parseAbi(signature)
    // A name counts only if it is the name of this very selector.
    const isIts = 'functions' in read && read.functions[0]?.selector === selector
    return isIts ? signature : null
  } catch {
    // Nobody knows it, or nobody answers: then it is not offered.
    return null
  }
}
