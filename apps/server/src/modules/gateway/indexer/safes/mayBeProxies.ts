import { type Address, concatHex, type Hex } from 'viem'
import { RpcError } from '../../../../errors/chainErrors.ts'
import type { NodeReader, StateBlock } from '../node/createNodeReader.ts'

/**
 * Runs where no contract is: looks at every address behind it and answers a byte for each, 1 where
 * there is code as short as a proxy's. The zero in front is for nodes that take what it answers for
 * a contract and refuse some (EIP-3541). In Yul:
 *
 *     let start := datasize("F") let len := sub(codesize(), start) codecopy(32, start, len)
 *     let out := add(32, len) let n := div(len, 20)
 *     for { let i := 0 } lt(i, n) { i := add(i, 1) } {
 *       let size := extcodesize(shr(96, mload(add(32, mul(i, 20)))))
 *       mstore8(add(add(out, 1), i), and(gt(size, 0), lt(size, 2048)))
 *     }
 *     return(out, add(n, 1))
 */
const LOOK: Hex =
  '0x604480380380916020396014810460005b8181106020575060010190602001f35b806014600192026020015160601c3b6108008110901515166021828601015301601056'

/** As many as a transaction's code may be long for, with room to spare (EIP-3860). */
const AT_ONCE = 1_000

/**
 * Those of many addresses whose code is as short as a proxy's, by few questions. Saying that there
 * is a Safe costs nothing, so nearly all who say it in great numbers have no code at all.
 */
export async function mayBeProxies(
  reader: NodeReader,
  addresses: readonly Address[],
  at: StateBlock,
): Promise<Set<Address>> {
  const found = new Set<Address>()
  for (let start = 0; start < addresses.length; start += AT_ONCE) {
    const part = addresses.slice(start, start + AT_ONCE)
    const answer = await look(reader, part, at)
    for (const [index, address] of part.entries()) {
      // Where the node does not run such code, everybody may be one.
      if (!answer || answer[index] === '01') found.add(address)
    }
  }
  return found
}

async function look(
  reader: NodeReader,
  addresses: readonly Address[],
  at: StateBlock,
): Promise<string[] | undefined> {
  try {
    const answer = await reader.run(concatHex([LOOK, ...addresses]), at)
    const bytes = answer.slice(4).match(/../g) ?? []
    return bytes.length === addresses.length ? bytes : undefined
  } catch (error) {
    if (error instanceof RpcError) return undefined
    throw error
  }
}
