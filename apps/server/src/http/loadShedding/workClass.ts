/** Kinds of work that must not take each other's slots. */
export type WorkClass = 'rpc' | 'verify' | 'gateway' | 'media' | 'api'
