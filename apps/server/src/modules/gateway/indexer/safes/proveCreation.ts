import {
  type Address,
  BaseError,
  concat,
  decodeAbiParameters,
  encodeAbiParameters,
  encodePacked,
  getCreate2Address,
  type Hex,
  isAddressEqual,
  keccak256,
} from 'viem'
import { RpcError } from '../../../../errors/chainErrors.ts'
import type { Identify } from '../../chain/createCodeBook.ts'
import type { NodeReader } from '../node/createNodeReader.ts'
import type { Creation } from './findCreations.ts'

export type ProveCreationParameters = {
  address: Address
  factory: Address | null
  /** What could be calls of a factory in the transaction's input; some may be there to deceive. */
  creations: readonly Creation[]
  chainId: number
  reader: Pick<NodeReader, 'call'>
  identify: Identify
}

const PROXY_CREATION_CODE = '0x53e5d935'

/**
 * The call by which a Safe was made: an official factory works the address out from what the Safe is
 * set up with, and sets it up with nothing else. `undefined` when none leads to this address.
 */
export async function proveCreation(
  parameters: ProveCreationParameters,
): Promise<Creation | undefined> {
  const { address, factory, creations, chainId, reader, identify } = parameters
  if (!factory || creations.length === 0) return undefined
  if ((await identify(factory))?.contract !== 'SafeProxyFactory') return undefined
  const code = await readCreationCode(reader, factory)
  if (!code) return undefined
  return creations.find(({ singleton, initializer, saltNonce }) => {
    if (saltNonce === null) return false
    const bytecode = concat([code, encodeAbiParameters([{ type: 'address' }], [singleton])])
    const hashed = keccak256(initializer)
    const salts = [
      encodePacked(['bytes32', 'uint256'], [hashed, saltNonce]),
      // Those that 1.5.0 makes for one chain only.
      encodePacked(['bytes32', 'uint256', 'uint256'], [hashed, saltNonce, BigInt(chainId)]),
    ]
    return salts.some((salt) =>
      isAddressEqual(
        getCreate2Address({ from: factory, salt: keccak256(salt), bytecode }),
        address,
      ),
    )
  })
}

/** The factory is asked: its code is known to answer the truth. */
async function readCreationCode(
  reader: Pick<NodeReader, 'call'>,
  factory: Address,
): Promise<Hex | undefined> {
  try {
    const answer = await reader.call(factory, PROXY_CREATION_CODE, 'latest')
    return decodeAbiParameters([{ type: 'bytes' }], answer)[0]
  } catch (error) {
    // No node at all is no answer; a revert is one.
    if (error instanceof RpcError || error instanceof BaseError) return undefined
    throw error
  }
}
