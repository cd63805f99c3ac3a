interface ImportMetaEnv {
  /** A node for every chain of this example; without it the chains' own public ones. */
  readonly VITE_RPC_URL?: string
}
