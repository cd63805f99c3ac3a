/** Kinds of work that must not take each other's places. */
export type WorkClass = 'rpc' | 'verify' | 'gateway' | 'media' | 'api'
