/**
 * Answers in the two shapes that are met: as the first SDKs knew them (absent instead of null,
 * upper-case gas prices, CHANGE_IMPLEMENTATION) and as the hosted gateway sends them today (null
 * everywhere, more fields, more types). Not made by the builders: they would prove each other.
 */

const safe = '0x1F2504De05f5167650bE5B28c472601Be434b60A'
const owner = '0x90F8bf6A479f320ead074411a4B0e7944Ea8c9C1'
const other = '0xFFcf8FDEE72ac11b5c542428B35EEF5769C409f0'
const token = '0x6B175474E89094C44Da98b954EedeAC495271d0F'
const zero = '0x0000000000000000000000000000000000000000'
const hash = '0x7d3c1f2e5a6b4c8d9e0f1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d5e6f'
const id = `multisig_${safe}_${hash}`
const signature = `0x${'ab'.repeat(64)}1c`
const now = 1_700_000_000_000

const full = (value: string) => ({ value, name: null, logoUri: null })
const bare = (value: string) => ({ value })

const seedTransfer = {
  type: 'Transfer',
  sender: bare(safe),
  recipient: bare(other),
  direction: 'OUTGOING',
  transferInfo: { type: 'NATIVE_COIN', value: '1000' },
}
const todayTransfer = {
  type: 'Transfer',
  humanDescription: null,
  sender: full(safe),
  recipient: full(other),
  direction: 'INCOMING',
  transferInfo: {
    type: 'ERC20',
    tokenAddress: token,
    value: '1000',
    tokenName: 'Dai',
    tokenSymbol: 'DAI',
    logoUri: null,
    decimals: 18,
    trusted: true,
    imitation: false,
  },
}
const seedTransaction = {
  id,
  timestamp: now,
  txStatus: 'AWAITING_CONFIRMATIONS',
  txInfo: seedTransfer,
  executionInfo: {
    type: 'MULTISIG',
    nonce: 3,
    confirmationsRequired: 2,
    confirmationsSubmitted: 1,
    missingSigners: [bare(other)],
  },
}
const todayTransaction = {
  ...seedTransaction,
  txInfo: todayTransfer,
  executionInfo: null,
  safeAppInfo: null,
  txHash: hash,
  note: 'rent',
}
const decoded = {
  method: 'multiSend',
  parameters: [
    {
      name: 'transactions',
      type: 'bytes',
      value: '0x00',
      valueDecoded: [
        {
          operation: 0,
          to: token,
          value: '0',
          data: '0x',
          dataDecoded: { method: 'deposit', parameters: [] },
        },
      ],
    },
    { name: 'list', type: '(address,uint256)[]', value: [[owner, '1']] },
  ],
}
const seedDetails = {
  safeAddress: safe,
  txId: id,
  txStatus: 'SUCCESS',
  executedAt: now,
  txInfo: {
    type: 'SettingsChange',
    dataDecoded: {
      method: 'changeMasterCopy',
      parameters: [{ name: '_masterCopy', type: 'address', value: other }],
    },
    settingsInfo: { type: 'CHANGE_IMPLEMENTATION', implementation: bare(other) },
  },
  txData: { hexData: '0x1234', dataDecoded: decoded, to: bare(safe), value: '0', operation: 0 },
  txHash: hash,
  detailedExecutionInfo: {
    type: 'MULTISIG',
    submittedAt: now,
    nonce: 3,
    safeTxGas: '0',
    baseGas: '0',
    gasPrice: '0',
    gasToken: zero,
    refundReceiver: bare(zero),
    safeTxHash: hash,
    executor: bare(owner),
    signers: [bare(owner)],
    confirmationsRequired: 1,
    confirmations: [{ signer: bare(owner), signature, submittedAt: now }],
  },
}
const todayDetails = {
  ...seedDetails,
  executedAt: null,
  txInfo: {
    type: 'SettingsChange',
    humanDescription: null,
    dataDecoded: { ...decoded, accuracy: 'FULL_MATCH' },
    settingsInfo: { type: 'CHANGE_MASTER_COPY', implementation: full(other) },
  },
  txData: {
    hexData: null,
    dataDecoded: null,
    to: full(safe),
    value: null,
    operation: 1,
    trustedDelegateCallTarget: false,
    addressInfoIndex: { [other]: full(other) },
    tokenInfoIndex: null,
  },
  txHash: null,
  detailedExecutionInfo: {
    ...seedDetails.detailedExecutionInfo,
    fee: '0',
    payment: '0',
    executor: null,
    rejectors: [],
    gasTokenInfo: null,
    trusted: true,
    proposer: full(owner),
    proposedByDelegate: null,
    confirmations: [{ signer: full(owner), signature: null, submittedAt: now }],
  },
  safeAppInfo: { name: 'App', url: 'https://app.example', logoUri: null },
  note: null,
}
const seedChain = {
  chainId: '100',
  chainName: 'Gnosis Chain',
  shortName: 'gno',
  description: '',
  l2: true,
  nativeCurrency: { name: 'xDai', symbol: 'XDAI', decimals: 18, logoUri: 'https://x/y.png' },
  transactionService: 'https://s',
  blockExplorerUriTemplate: { address: 'a', txHash: 't', api: 'i' },
  disabledWallets: ['lattice'],
  features: ['EIP1559', 'SAFE_TX_GAS_OPTIONAL'],
  gasPrice: [{ type: 'ORACLE', uri: 'u', gasParameter: 'p', gweiFactor: '1000000000.0' }],
  publicRpcUri: { authentication: 'NO_AUTHENTICATION', value: 'https://r' },
  rpcUri: { authentication: 'API_KEY_PATH', value: 'https://r' },
  safeAppsRpcUri: { authentication: 'UNKNOWN', value: 'https://r' },
  theme: { textColor: '#fff', backgroundColor: '#000' },
  ensRegistryAddress: null,
}
const todayChain = {
  ...seedChain,
  chainLogoUri: null,
  isTestnet: false,
  zk: false,
  beaconChainExplorerUriTemplate: { publicKey: null },
  gasPrice: [
    { type: 'fixed', weiValue: '1' },
    { type: 'fixed1559', maxFeePerGas: '2', maxPriorityFeePerGas: '1' },
    { type: 'somethingNew', x: 1 },
  ],
  features: ['SOMETHING_NEW'],
  balancesProvider: { chainName: 'xdai', enabled: true },
  contractAddresses: { safeSingletonAddress: null },
  recommendedMasterCopyVersion: '1.4.1',
  relayer: {
    type: null,
    safeCreationSponsored: true,
    safeTransactionSponsored: false,
    enableTenderlySimulationBeforeRelay: false,
  },
}
const seedSafe = {
  address: bare(safe),
  chainId: '100',
  nonce: 3,
  threshold: 1,
  owners: [bare(owner)],
  implementation: { value: other, name: 'Safe 1.3.0', logoUri: 'https://x' },
  implementationVersionState: 'UP_TO_DATE',
  fallbackHandler: bare(other),
  version: '1.3.0',
  collectiblesTag: '1',
  txQueuedTag: '2',
  txHistoryTag: '3',
}
const todaySafe = {
  ...seedSafe,
  owners: [full(owner)],
  modules: null,
  guard: null,
  moduleGuard: null,
  messagesTag: null,
  txQueuedTag: null,
  implementationVersionState: 'OUTDATED',
}
const tokenInfo = {
  type: 'ERC20',
  address: token,
  decimals: 18,
  symbol: 'DAI',
  name: 'Dai',
  logoUri: 'https://x',
}
const seedBalances = {
  fiatTotal: '1.5',
  items: [{ tokenInfo, balance: '1', fiatBalance: '1.5', fiatConversion: '1.5' }],
}
const todayBalances = {
  fiatTotal: '0',
  items: [
    {
      tokenInfo: { ...tokenInfo, type: 'NATIVE_TOKEN', address: zero, logoUri: null },
      balance: '0',
      fiatBalance: '0',
      fiatBalance24hChange: '-1.2e-7',
      fiatConversion: '0',
    },
  ],
}
const seedCollectible = { address: token, tokenName: 'C', tokenSymbol: 'C', logoUri: 'x', id: '1' }
const todayCollectible = {
  ...seedCollectible,
  uri: null,
  name: null,
  description: null,
  imageUri: null,
  metadata: { any: ['thing'] },
}
const seedApp = {
  id: 1,
  url: 'https://app.example',
  name: 'App',
  iconUrl: 'x',
  description: 'd',
  chainIds: ['100'],
  accessControl: { type: 'NO_RESTRICTIONS' },
  tags: ['t'],
}
const todayApp = {
  ...seedApp,
  provider: null,
  iconUrl: null,
  accessControl: { type: 'DOMAIN_ALLOWLIST', value: ['https://a'] },
  features: ['BATCHED_TRANSACTIONS'],
  socialProfiles: [{ platform: 'MASTODON', url: 'https://m' }],
  developerWebsite: null,
  featured: true,
}
const seedMessage = {
  messageHash: hash,
  status: 'NEEDS_CONFIRMATION',
  message: 'Hello',
  creationTimestamp: now,
  modifiedTimestamp: now,
  confirmationsSubmitted: 1,
  confirmationsRequired: 2,
  proposedBy: bare(owner),
  confirmations: [{ owner: bare(owner), signature }],
}
const todayMessage = {
  ...seedMessage,
  status: 'CONFIRMED',
  logoUri: null,
  name: null,
  message: {
    domain: { chainId: 100 },
    types: { Mail: [{ name: 'to', type: 'string' }] },
    primaryType: 'Mail',
    message: { to: 'x' },
  },
  preparedSignature: signature,
  origin: '{"url":"https://app.example"}',
}
const estimation = { currentNonce: 3, recommendedNonce: 4, safeTxGas: '0' }

const seedList = {
  results: [{ type: 'TRANSACTION', transaction: seedTransaction, conflictType: 'None' }],
}
const todayList = {
  count: null,
  next: null,
  previous: null,
  results: [
    { type: 'DATE_LABEL', timestamp: now },
    { type: 'LABEL', label: 'Next' },
    { type: 'CONFLICT_HEADER', nonce: 3 },
    { type: 'TRANSACTION', transaction: todayTransaction, conflictType: 'HasNext' },
    {
      type: 'TRANSACTION',
      transaction: {
        ...todayTransaction,
        txInfo: { type: 'SwapOrder', uid: 'x', humanDescription: null },
      },
      conflictType: 'End',
    },
    { type: 'SOMETHING_NEW', x: 1 },
  ],
}
const onePage = (item: unknown) => ({ count: 1, next: null, previous: null, results: [item] })

type Answers = Record<string, unknown>

export const seedAnswers: Answers = {
  getChains: { results: [seedChain] },
  getChain: seedChain,
  getMasterCopies: [{ address: other, version: '1.3.0' }],
  getSafeApps: [seedApp],
  getOwnedSafes: { safes: [safe] },
  getSafe: seedSafe,
  getBalances: seedBalances,
  getFiatCodes: ['USD', 'EUR'],
  getAllCollectibles: [seedCollectible],
  getCollectibles: { results: [seedCollectible] },
  getIncomingTransfers: seedList,
  getModuleTransactions: seedList,
  getMultisigTransactions: seedList,
  getTransactionHistory: seedList,
  getTransactionQueue: seedList,
  getTransaction: seedDetails,
  estimateTransaction: estimation,
  proposeTransaction: seedDetails,
  decodeData: decoded,
  getMessages: { results: [{ type: 'MESSAGE', ...seedMessage }] },
  getMessage: seedMessage,
  proposeMessage: undefined,
  confirmMessage: undefined,
  deleteTransaction: undefined,
}

export const todayAnswers: Answers = {
  ...seedAnswers,
  getChains: onePage(todayChain),
  getChain: todayChain,
  getSafeApps: [todayApp],
  getSafe: todaySafe,
  getBalances: todayBalances,
  getAllCollectibles: [todayCollectible],
  getCollectibles: onePage(todayCollectible),
  getIncomingTransfers: todayList,
  getModuleTransactions: todayList,
  getMultisigTransactions: todayList,
  getTransactionHistory: todayList,
  getTransactionQueue: todayList,
  getTransaction: todayDetails,
  proposeTransaction: todayDetails,
  decodeData: { ...decoded, accuracy: 'ONLY_FUNCTION_MATCH' },
  getMessages: onePage({ type: 'MESSAGE', ...todayMessage }),
  getMessage: todayMessage,
}
