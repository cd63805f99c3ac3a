export { checkSignInMessage, type SignInRules } from './checkSignInMessage.ts'
export { createMemoryStore } from './createMemoryStore.ts'
export {
  type CreateSignInServerParameters,
  createSignInServer,
  type SignInServer,
} from './createSignInServer.ts'
export { SignInRefused } from './signInRefused.ts'
export type { SignInSession, SignInStore } from './types.ts'
