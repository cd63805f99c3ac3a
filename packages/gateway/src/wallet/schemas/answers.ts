import * as v from 'valibot'
import { addressInfo } from '../../schemas/common.ts'
import { dataDecoded } from '../../schemas/dataDecoded.ts'
import {
  address,
  chainIdText,
  decimal,
  hash,
  hex,
  integer,
  maybe,
} from '../../schemas/primitives.ts'
import { transactionDetails } from '../../schemas/transaction.ts'

export const about = v.object({ name: v.string(), version: v.string(), buildNumber: v.string() })

export const chainAbout = v.object({
  transactionServiceBaseUri: v.string(),
  ...about.entries,
})

export const backbone = v.object({
  api_version: v.string(),
  headers: v.nullable(v.string()),
  host: v.string(),
  name: v.string(),
  secure: v.boolean(),
  settings: v.nullable(v.object({})),
  version: v.string(),
})

/** What a transaction would be, before it is one. */
export const preview = v.object({
  txInfo: transactionDetails.entries.txInfo,
  txData: transactionDetails.entries.txData,
})

/** The Safes of an owner, by the id of their chain. */
export const safesByChain = v.record(v.string(), v.array(address))

export const overviews = v.array(
  v.object({
    address: addressInfo,
    chainId: chainIdText,
    threshold: integer,
    owners: v.array(addressInfo),
    fiatTotal: decimal,
    queued: integer,
    awaitingConfirmation: v.nullable(integer),
  }),
)

export const walletDelegate = v.object({
  safe: maybe(address),
  delegate: address,
  delegator: address,
  label: v.string(),
})
export type WalletDelegate = v.InferOutput<typeof walletDelegate>

export const contractInfo = v.object({
  address,
  name: v.string(),
  displayName: v.string(),
  logoUri: v.string(),
  contractAbi: v.nullable(v.object({})),
  trustedForDelegateCall: v.boolean(),
})

export const creation = v.object({
  created: v.string(),
  creator: address,
  transactionHash: hash,
  factoryAddress: v.nullable(address),
  masterCopy: v.nullable(address),
  setupData: v.nullable(hex),
  saltNonce: v.nullable(v.string()),
  dataDecoded: v.nullable(dataDecoded),
})

export const confirmationView = v.object({
  type: v.literal('GENERIC'),
  method: v.string(),
  parameters: v.nullable(v.array(v.unknown())),
})

export const relays = v.object({ remaining: integer, limit: integer })

const finding = v.object({
  severity: v.picklist(['OK', 'INFO', 'WARN', 'CRITICAL']),
  type: v.string(),
  title: v.string(),
  description: v.string(),
})
export type Finding = v.InferOutput<typeof finding>
export const recipientAnalysis = v.object({ RECIPIENT_INTERACTION: v.array(finding) })
export const counterpartyAnalysis = v.object({
  recipient: v.record(v.string(), recipientAnalysis),
  contract: v.record(v.string(), v.object({ DELEGATECALL: v.array(finding) })),
})
