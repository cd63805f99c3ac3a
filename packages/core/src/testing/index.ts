export { type AttemptEvent, attemptReducer } from '../connection/attempt.ts'
export { framedPage } from './framedPage.ts'
export {
  addsAndSwitches,
  after,
  type Behaviour,
  never,
  RpcError,
  type ScriptedWallet,
  type ScriptedWalletParameters,
  scriptedWallet,
  throwing,
} from './scriptedWallet.ts'
export { memoryStorage, testPage } from './testPage.ts'
