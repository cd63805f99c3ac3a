/** Kinds of work that must not take each other's slots. */
export type WorkClass = 'rpc' | 'walletRpc' | 'verify' | 'gateway' | 'media' | 'api'
