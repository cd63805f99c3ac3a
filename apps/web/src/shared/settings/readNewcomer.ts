import { identifyCode, type Newcomer } from '@countersign/safe'
import { type Address, BaseError, type Client, encodeFunctionData, type Hex, parseAbi } from 'viem'
import { call } from 'viem/actions'
import { isContractCode } from '../chain/isContractCode.ts'
import { isNodeFailure } from '../chain/isNodeFailure.ts'
import { readCode } from '../chain/readCode.ts'

const abi = parseAbi([
  'function isValidSignature(bytes32 hash, bytes signature) view returns (bytes4)',
  'function supportsInterface(bytes4 interfaceId) view returns (bool)',
])

/** What a guard says that it is (ERC-165). */
const GUARD = '0xe6d7a83a'

/** What the chain says of an address that a change of settings would bring in. */
export async function readNewcomer(client: Client, address: Address): Promise<Newcomer> {
  const code = await readCode(client, address)
  if (!isContractCode(code)) {
    return { hasCode: false, contract: null, canSign: false, isGuard: false }
  }
  const isSigned = encodeFunctionData({
    abi,
    functionName: 'isValidSignature',
    args: [`0x${'11'.repeat(32)}`, '0x'],
  })
  const isGuard = encodeFunctionData({ abi, functionName: 'supportsInterface', args: [GUARD] })
  const [signature, guard] = await Promise.all([
    ask(client, address, isSigned),
    ask(client, address, isGuard),
  ])
  return {
    hasCode: true,
    contract: identifyCode(code, address)?.contract ?? null,
    // No signature is nobody's: whoever knows the question says so, or refuses with a reason.
    canSign: signature.data !== '0x',
    isGuard: !guard.isRefused && guard.data.length === 66 && BigInt(guard.data) === 1n,
  }
}

async function ask(
  client: Client,
  to: Address,
  data: Hex,
): Promise<{ data: Hex; isRefused: boolean }> {
  try {
    return { data: (await call(client, { to, data })).data ?? '0x', isRefused: false }
  } catch (error) {
    if (isNodeFailure(error)) throw error
    return { data: reasonOf(error), isRefused: true }
  }
}

/** The bytes that a contract refused with. */
function reasonOf(error: unknown): Hex {
  if (!(error instanceof BaseError)) return '0x'
  const found = error.walk((each) => dataOf(each) !== undefined)
  return dataOf(found) ?? '0x'
}

function dataOf(error: unknown): Hex | undefined {
  const data = (error as { data?: unknown } | null)?.data // any value has properties
  return typeof data === 'string' && data.startsWith('0x') ? (data as Hex) : undefined // by its beginning
}
