import { decodeCall } from '@countersign/safe'
import { type Address, BaseError, decodeAbiParameters, type Hex } from 'viem'
import { RpcError } from '../../../../errors/chainErrors.ts'
import type { SetUp } from '../events/types.ts'
import type { NodeReader, StateBlock } from '../node/createNodeReader.ts'

export type ReadSetUpParameters = {
  address: Address
  /** The call of `setup`, when the calldata shows it. */
  initializer: Hex | null
  reader: NodeReader
  at: StateBlock
}

const GET_OWNERS = '0xa0e67e2b'
const GET_THRESHOLD = '0xe75235b8'

/** More does not fit into the database, nor into a Safe. */
const MAX_THRESHOLD = 2n ** 31n

/** With whom a Safe began. Before 1.3.0 no event says so: its creation does, or the Safe itself. */
export async function readSetUp(parameters: ReadSetUpParameters): Promise<SetUp | null> {
  const { address, initializer, reader, at } = parameters
  const call = initializer ? decodeCall(initializer) : undefined
  if (call?.status === 'decoded' && call.name === 'setup') {
    // Every version's `setup` begins with these two.
    const [owners, threshold] = call.parameters.map(({ value }) => value) as [Address[], bigint]
    return toEvent(owners, threshold)
  }
  try {
    const [owners, threshold] = await Promise.all([
      reader.call(address, GET_OWNERS, at),
      reader.call(address, GET_THRESHOLD, at),
    ])
    const [list] = decodeAbiParameters([{ type: 'address[]' }], owners)
    return toEvent([...list], BigInt(threshold))
  } catch (error) {
    // No node at all is no answer; a revert, or bytes that are no list of owners, is one.
    if (error instanceof RpcError || error instanceof BaseError) return null
    throw error
  }
}

function toEvent(owners: Address[], threshold: bigint): SetUp | null {
  if (owners.length === 0 || threshold >= MAX_THRESHOLD) return null
  return { type: 'setUp', owners, threshold: Number(threshold), delegate: null }
}
