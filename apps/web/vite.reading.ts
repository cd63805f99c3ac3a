/**
 * What reads accounts, by folder: beyond the first page nearly every page asks for all of it, and the
 * first page for none. A name that the first page came to use would bring all of it there, and one that
 * is missing here is a file more: the budgets notice both.
 */
const MODULES: Record<string, string> = {
  'web/src/shared/chain':
    'identifyAt isContractCode isNodeFailure readAccount readCode readIdentity',
  'safe/src': 'errors',
  'safe/src/code':
    'addressInSlot identifyCode identifyProxy identifySafe knownCodeHashes safeSlots',
  'safe/src/contracts': 'decodeResult listSentinel safeAbi safeState',
  'safe/src/internal': 'abiWords',
  'viem/_esm/actions/public': 'call getStorageAt',
  'viem/_esm/constants': 'abis contract contracts number solidity',
  'viem/_esm/errors': 'abi chain contract cursor node stateOverride transaction',
  'viem/_esm/utils': 'cursor regex stateOverride',
  'viem/_esm/utils/abi':
    'decodeAbiParameters decodeErrorResult decodeFunctionResult encodeAbiParameters encodeDeployData encodeFunctionData formatAbiItem formatAbiItemWithArgs getAbiItem prepareEncodeFunctionData',
  'viem/_esm/utils/address': 'isAddressEqual',
  'viem/_esm/utils/block': 'formatBlockParameter',
  'viem/_esm/utils/chain': 'getChainContractAddress',
  'viem/_esm/utils/data': 'concat slice',
  'viem/_esm/utils/encoding': 'fromBytes',
  'viem/_esm/utils/errors': 'getCallError getNodeError',
  'viem/_esm/utils/formatters': 'extract transactionRequest',
  'viem/_esm/utils/hash':
    'hashSignature normalizeSignature toEventSelector toFunctionSelector toSignature toSignatureHash',
  'viem/_esm/utils/transaction': 'assertRequest',
  'viem/_esm/utils/unit': 'Value formatEther formatGwei',
  'ox/_esm/core': 'BlockOverrides Errors Hex Json Withdrawal version',
  'ox/_esm/core/internal': 'errors hex',
  'abitype/dist/esm': 'errors regex version',
  'abitype/dist/esm/human-readable':
    'formatAbiItem formatAbiParameter formatAbiParameters parseAbi',
  'abitype/dist/esm/human-readable/errors': 'abiItem abiParameter signature splitParameters struct',
  'abitype/dist/esm/human-readable/runtime': 'cache signatures structs utils',
}

const paths = Object.entries(MODULES).flatMap(([folder, names]) =>
  names.split(' ').map((name) => `/${folder}/${name}.`),
)

const isReading = (id: string): boolean => {
  const path = id.replaceAll('\\', '/').replace(/[jt]s$/, '')
  return paths.some((each) => path.endsWith(each))
}

/** One file instead of some thirty, cut wherever a page uses a part without the rest. */
export const readingChunk = {
  name: 'readAccount',
  test: isReading,
  // What it stands on is the first page's.
  includeDependenciesRecursively: false,
}
