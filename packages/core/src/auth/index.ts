export { type CreateAuthAdapterParameters, createAuthAdapter } from './createAuthAdapter.ts'
export { SignInError } from './signInError.ts'
export type {
  AuthAdapter,
  Cosigners,
  CosignersParameters,
  CountersignAuthAdapter,
  CreateMessageParameters,
  NonceAnswer,
  Session,
  SessionEntry,
  VerifyParameters,
} from './types.ts'
