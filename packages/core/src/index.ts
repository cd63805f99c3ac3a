export type { Attempt, ConnectResult, Pairing } from './connection/attempt.ts'
export {
  type ConnectErrorType,
  type ConnectParameters,
  type ConnectReturnType,
  cancelConnect,
  connect,
} from './connection/connect.ts'
export { disconnect } from './connection/disconnect.ts'
export {
  getPermissions,
  type Permission,
  requestPermissions,
  revokePermissions,
} from './connection/permissions.ts'
export { currentWalletId } from './connection/recentConnection.ts'
export { reconnect } from './connection/reconnect.ts'
export {
  type AuthenticationStatus,
  type ConnectionStatus,
  connectionStatus,
} from './connection/status.ts'
export {
  type SwitchChainParameters,
  type SwitchChainReturnType,
  switchChain,
} from './connection/switchChain.ts'
export { type WatchAssetParameters, watchAsset } from './connection/watchAsset.ts'
export type { SignInAnswer, SignInRequest } from './connector/connectWithSignIn.ts'
export {
  type Countersign,
  type CreateCountersignParameters,
  createCountersign,
} from './createCountersign.ts'
export { CountersignError, type ErrorKind } from './errors/base.ts'
export * from './errors/chain.ts'
export * from './errors/connection.ts'
export * from './errors/safe.ts'
export { toCountersignError } from './errors/toCountersignError.ts'
export * from './errors/walletConnect.ts'
export { connectLink, scanText } from './platform/connectLink.ts'
export {
  type Browser,
  detectPlatform,
  type Platform,
  type PlatformHints,
} from './platform/detectPlatform.ts'
export { downloadLink } from './platform/downloadLink.ts'
export type { Store } from './shared/createStore.ts'
export { type KeyValueStorage, safeStorage } from './storage/safeStorage.ts'
export { recentWallets } from './wallets/recentWallets.ts'
export type { Wallet, WalletChannel, WalletEntry } from './wallets/types.ts'
export { INSTALLED, type WalletGroup } from './wallets/walletList.ts'
