/** The gateway's words, as they stand on the wire. Apart, so that a call carries only its own. */

export const transactionStatus = [
  'AWAITING_CONFIRMATIONS',
  'AWAITING_EXECUTION',
  'CANCELLED',
  'FAILED',
  'SUCCESS',
  'UNKNOWN',
] as const

export const transferDirection = ['INCOMING', 'OUTGOING', 'UNKNOWN'] as const

/** A native coin is NATIVE_TOKEN among balances and NATIVE_COIN among transfers. */
export const tokenType = ['ERC20', 'ERC721', 'NATIVE_TOKEN', 'NATIVE_COIN', 'UNKNOWN'] as const

export const transactionInfoType = [
  'Transfer',
  'SettingsChange',
  'Custom',
  'Creation',
  'unknown',
] as const

export const settingsChange = [
  'ADD_OWNER',
  'REMOVE_OWNER',
  'SWAP_OWNER',
  'CHANGE_THRESHOLD',
  'ENABLE_MODULE',
  'DISABLE_MODULE',
  'SET_GUARD',
  'DELETE_GUARD',
  'SET_MODULE_GUARD',
  'DELETE_MODULE_GUARD',
  'SET_FALLBACK_HANDLER',
  'CHANGE_MASTER_COPY',
  'unknown',
] as const

export const messageStatus = ['NEEDS_CONFIRMATION', 'CONFIRMED', 'UNKNOWN'] as const

export const chainFeature = [
  'ERC721',
  'SAFE_APPS',
  'CONTRACT_INTERACTION',
  'DOMAIN_LOOKUP',
  'SPENDING_LIMIT',
  'EIP1559',
  'SAFE_TX_GAS_OPTIONAL',
  'TX_SIMULATION',
  'EIP1271',
  'UNKNOWN',
] as const

export const implementationState = ['UP_TO_DATE', 'OUTDATED', 'UNKNOWN'] as const

/** How a Safe came to run code that nobody knows. */
export const borrowingKind = ['setup', 'multisig', 'module', 'unknown'] as const

export const conflictType = ['None', 'HasNext', 'End'] as const

export const queueLabel = ['Next', 'Queued'] as const

export const decodingAccuracy = [
  'FULL_MATCH',
  'PARTIAL_MATCH',
  'ONLY_FUNCTION_MATCH',
  'NO_MATCH',
  'UNKNOWN',
] as const
