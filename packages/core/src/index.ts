export type { Attempt, ConnectResult, Pairing } from './connection/attempt.ts'
export { beginRestoring } from './connection/beginRestoring.ts'
export {
  type ConnectErrorType,
  type ConnectParameters,
  type ConnectReturnType,
  cancelConnect,
  connect,
} from './connection/connect.ts'
export { cookieToInitialState, type InitialState } from './connection/cookieToInitialState.ts'
export { disconnect } from './connection/disconnect.ts'
export {
  getPermissions,
  type Permission,
  requestPermissions,
  revokePermissions,
} from './connection/permissions.ts'
export { currentWalletId } from './connection/recentConnection.ts'
export { recentWallets } from './connection/recentWallets.ts'
export { reconnect } from './connection/reconnect.ts'
export {
  type AuthenticationStatus,
  type ConnectionStatus,
  connectionStatus,
} from './connection/status.ts'
export { switchAccount } from './connection/switchAccount.ts'
export {
  type SwitchChainParameters,
  type SwitchChainReturnType,
  switchChain,
} from './connection/switchChain.ts'
export { type WatchAssetParameters, watchAsset } from './connection/watchAsset.ts'
export { bestChannel } from './connector/bestChannel.ts'
export type { SignInAnswer, SignInRequest } from './connector/connectWithSignIn.ts'
export { createCountersign } from './createCountersign.ts'
export { INSTALLED } from './discovery/installed.ts'
export type { WalletEntry } from './discovery/walletEntry.ts'
export type { WalletGroup } from './discovery/walletList.ts'
export { CountersignError, type ErrorKind } from './errors/base.ts'
export * from './errors/cancelled.ts'
export * from './errors/chain.ts'
export * from './errors/connection.ts'
export { InvalidOptionsError } from './errors/invalidOptions.ts'
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
export { matchLanguage } from './shared/matchLanguage.ts'
export { cookieStorage } from './storage/cookieStorage.ts'
export { type KeyValueStorage, safeStorage } from './storage/safeStorage.ts'
export type {
  Countersign,
  CreateCountersignParameters,
  WithChains,
  WithConfig,
} from './types.ts'
export type { Wallet, WalletChannel } from './wallets/types.ts'
