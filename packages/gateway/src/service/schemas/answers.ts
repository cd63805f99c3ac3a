import * as v from 'valibot'
import { operation } from '../../schemas/common.ts'
import { dataDecoded } from '../../schemas/dataDecoded.ts'
import { typedData } from '../../schemas/message.ts'
import { address, amount, hash, hex, integer } from '../../schemas/primitives.ts'
import { moment, numberOrText, servicePage } from './primitives.ts'

export const service = v.object({
  name: v.string(),
  version: v.string(),
  api_version: v.string(),
  secure: v.boolean(),
  settings: v.object({
    AWS_CONFIGURED: v.boolean(),
    AWS_S3_CUSTOM_DOMAIN: v.string(),
    ETHEREUM_NODE_URL: v.string(),
    ETHEREUM_TRACING_NODE_URL: v.string(),
    ETH_INTERNAL_TXS_BLOCK_PROCESS_LIMIT: integer,
    ETH_INTERNAL_NO_FILTER: v.boolean(),
    ETH_REORG_BLOCKS: integer,
    TOKENS_LOGO_BASE_URI: v.string(),
    TOKENS_LOGO_EXTENSION: v.string(),
  }),
})

export const singletons = v.array(
  v.object({
    address,
    version: v.string(),
    deployer: v.string(),
    deployedBlockNumber: integer,
    lastIndexedBlockNumber: integer,
    l2: v.boolean(),
  }),
)

export const serviceIndexing = v.object({
  currentBlockNumber: integer,
  currentBlockTimestamp: v.nullable(moment),
  erc20BlockNumber: integer,
  erc20BlockTimestamp: v.nullable(moment),
  erc20Synced: v.boolean(),
  masterCopiesBlockNumber: integer,
  masterCopiesBlockTimestamp: v.nullable(moment),
  masterCopiesSynced: v.boolean(),
  synced: v.boolean(),
})

export const serviceSafe = v.object({
  address,
  nonce: amount,
  threshold: integer,
  owners: v.array(address),
  masterCopy: address,
  modules: v.array(address),
  fallbackHandler: address,
  guard: address,
  version: v.string(),
})

export const serviceCreation = v.object({
  created: moment,
  creator: address,
  transactionHash: hash,
  factoryAddress: v.nullable(address),
  masterCopy: address,
  setupData: v.nullable(hex),
  saltNonce: v.nullable(amount),
  dataDecoded: v.nullable(dataDecoded),
  userOperation: v.null(),
})

export const safes = v.object({ safes: v.array(address) })

const signatureType = v.picklist(['EOA', 'ETH_SIGN', 'APPROVED_HASH', 'CONTRACT_SIGNATURE'])

export const serviceConfirmation = v.object({
  owner: address,
  submissionDate: moment,
  transactionHash: v.nullable(hash),
  signature: hex,
  signatureType,
})

const multisig = {
  safe: address,
  /** Null: it was executed, and nobody could find out what it did. */
  to: v.nullable(address),
  value: v.nullable(amount),
  data: v.nullable(hex),
  operation: v.nullable(operation),
  gasToken: v.nullable(address),
  safeTxGas: v.nullable(numberOrText),
  baseGas: v.nullable(numberOrText),
  gasPrice: v.nullable(amount),
  refundReceiver: v.nullable(address),
  nonce: numberOrText,
  executionDate: v.nullable(moment),
  submissionDate: moment,
  modified: moment,
  blockNumber: v.nullable(integer),
  transactionHash: v.nullable(hash),
  safeTxHash: hash,
  proposer: v.nullable(address),
  proposedByDelegate: v.nullable(address),
  executor: v.nullable(address),
  isExecuted: v.boolean(),
  isSuccessful: v.nullable(v.boolean()),
  ethGasPrice: v.nullable(amount),
  maxFeePerGas: v.nullable(amount),
  maxPriorityFeePerGas: v.nullable(amount),
  gasUsed: v.nullable(integer),
  fee: v.nullable(amount),
  payment: v.nullable(amount),
  origin: v.string(),
  dataDecoded: v.nullable(dataDecoded),
  confirmationsRequired: integer,
  confirmations: v.array(serviceConfirmation),
  trusted: v.boolean(),
  signatures: v.nullable(hex),
}
export const serviceMultisig = v.object(multisig)
export type ServiceMultisig = v.InferOutput<typeof serviceMultisig>

export const serviceToken = v.object({
  type: v.picklist(['ERC20', 'ERC721']),
  address,
  name: v.string(),
  symbol: v.string(),
  decimals: v.nullable(integer),
  logoUri: v.string(),
  trusted: v.boolean(),
})
export type ServiceToken = v.InferOutput<typeof serviceToken>

export const serviceTransfer = v.object({
  type: v.picklist(['ETHER_TRANSFER', 'ERC20_TRANSFER', 'ERC721_TRANSFER']),
  executionDate: moment,
  blockNumber: integer,
  /** Null where the coins came without a transaction. */
  transactionHash: v.nullable(hash),
  to: v.nullable(address),
  from: v.nullable(address),
  value: v.nullable(amount),
  tokenId: v.nullable(amount),
  tokenAddress: v.nullable(address),
  transferId: v.string(),
  tokenInfo: v.nullable(serviceToken),
})
export type ServiceTransfer = v.InferOutput<typeof serviceTransfer>

const moduleTransaction = {
  created: moment,
  executionDate: moment,
  blockNumber: integer,
  isSuccessful: v.boolean(),
  transactionHash: hash,
  safe: address,
  module: address,
  to: v.nullable(address),
  value: v.nullable(amount),
  data: v.nullable(hex),
  operation: v.nullable(operation),
  dataDecoded: v.nullable(dataDecoded),
  moduleTransactionId: v.string(),
}
export const serviceModuleTransaction = v.object(moduleTransaction)
export type ServiceModuleTransaction = v.InferOutput<typeof serviceModuleTransaction>

const transfers = v.array(serviceTransfer)
/** Anything that happened to a Safe. */
export const happening = v.variant('txType', [
  v.object({ txType: v.literal('MULTISIG_TRANSACTION'), ...multisig, transfers }),
  v.object({ txType: v.literal('MODULE_TRANSACTION'), ...moduleTransaction, transfers }),
  v.object({
    txType: v.literal('ETHEREUM_TRANSACTION'),
    executionDate: moment,
    to: v.nullable(address),
    data: v.nullable(hex),
    txHash: v.nullable(hash),
    blockNumber: integer,
    from: v.nullable(address),
    transfers,
  }),
])
export type Happening = v.InferOutput<typeof happening>

export const serviceMessage = v.object({
  created: moment,
  modified: moment,
  safe: address,
  messageHash: hash,
  message: v.union([v.string(), typedData]),
  proposedBy: address,
  safeAppId: v.nullable(integer),
  confirmations: v.array(
    v.object({ created: moment, modified: moment, owner: address, signature: hex, signatureType }),
  ),
  preparedSignature: v.nullable(hex),
  origin: v.string(),
})
export type ServiceMessage = v.InferOutput<typeof serviceMessage>

export const delegate = v.object({
  safe: v.nullable(address),
  delegate: address,
  delegator: address,
  label: v.string(),
  expiryDate: v.nullable(moment),
})
export type Delegate = v.InferOutput<typeof delegate>

export const serviceBalances = v.array(
  v.object({
    tokenAddress: v.nullable(address),
    token: v.nullable(
      v.object({
        name: v.string(),
        symbol: v.string(),
        decimals: v.nullable(integer),
        logoUri: v.string(),
      }),
    ),
    balance: amount,
  }),
)

/** Accounts of ERC-4337 are not followed: there are none. */
export const noOperations = servicePage(v.never())
