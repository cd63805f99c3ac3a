import { decodeCall, mayDelegateTo } from '@countersign/safe'
import { type Address, type Hex, isAddressEqual, zeroAddress } from 'viem'
import type { Identify } from '../../chain/createCodeBook.ts'
import { type ForeignCode, findForeignCode } from '../executions/findForeignCode.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import type { Creation } from './findCreations.ts'
import { proveCreation } from './proveCreation.ts'

export type JudgeSetUpParameters = {
  address: Address
  /** Whose code was run, by the Safe's own event; `null` before 1.3.0, when it did not say. */
  delegate: Address | null
  factory: Address | null
  creations: readonly Creation[]
  chainId: number
  reader: Pick<NodeReader, 'call'>
  identify: Identify
}

/** Official code that runs other code, depending on what it is handed. */
const CARRIERS: ReadonlySet<string> = new Set(['MultiSend', 'SafeToL2Setup', 'SafeToL2Migration'])

/**
 * What a Safe's `setup` ran of others' code: its `to` is called by delegatecall with its `data`, and
 * may write any right into the Safe's storage. `null`: nothing, or what is known to be harmless.
 */
export async function judgeSetUp(
  parameters: JudgeSetUpParameters,
): Promise<ForeignCode | 'unread' | null> {
  const { address, delegate, identify } = parameters
  if (delegate !== null && isAddressEqual(delegate, zeroAddress)) return null
  const code = delegate && (await identify(delegate))
  if (delegate !== null && !mayDelegateTo(code)) return { target: delegate }
  if (code && !CARRIERS.has(code.contract)) return null
  const call = await readCall(parameters)
  if (!call) return delegate === null ? 'unread' : { target: null }
  if (isAddressEqual(call.to, zeroAddress)) return null
  return findForeignCode(address, { ...call, value: 0n, operation: 1 }, identify)
}

/** The delegatecall of its set-up, if it is proven to have been that one. */
async function readCall(
  parameters: JudgeSetUpParameters,
): Promise<{ to: Address; data: Hex } | undefined> {
  const creation = await proveCreation(parameters)
  const decoding = creation && decodeCall(creation.initializer)
  if (decoding?.status !== 'decoded' || decoding.name !== 'setup') return undefined
  // Every version's `setup` has these in this place.
  const [, , to, data] = decoding.parameters.map(({ value }) => value) as [
    unknown,
    unknown,
    Address,
    Hex,
  ]
  return { to, data }
}
