export { authenticationStatus } from './authenticationStatus.ts'
export { cancelSignIn } from './cancelSignIn.ts'
export { connectAndSignIn } from './connectAndSignIn.ts'
export { type CreateAuthAdapterParameters, createAuthAdapter } from './createAuthAdapter.ts'
export { followAuthentication } from './followAuthentication.ts'
export { prepareSignIn } from './prepareSignIn.ts'
export { retrySignIn } from './retrySignIn.ts'
export { signIn } from './signIn.ts'
export { SignInError } from './signInError.ts'
export type { SignInFailure, SignInState } from './signInReducer.ts'
export { signOut } from './signOut.ts'
export type {
  AuthAdapter,
  Cosigned,
  Cosigners,
  CosignersParameters,
  CountersignAuthAdapter,
  CreateMessageParameters,
  NonceAnswer,
  Session,
  SessionEntry,
  VerifyParameters,
} from './types.ts'
