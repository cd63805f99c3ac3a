export {
  type AuthAdapter,
  type CountersignAuthAdapter,
  type CreateAuthAdapterParameters,
  type CreateMessageParameters,
  createAuthAdapter,
  type NonceAnswer,
  type Session,
  type SessionEntry,
  type VerifyParameters,
} from './createAuthAdapter.ts'
export {
  type CreateSignInMessageErrorType,
  type CreateSignInMessageParameters,
  createSignInMessage,
} from './createSignInMessage.ts'
export { type ParseSignInMessageErrorType, parseSignInMessage } from './parseSignInMessage.ts'
export { SignInError } from './signInError.ts'
export { SignInMessageError } from './signInMessageError.ts'
export { SIGN_IN_LIMITS, type SignInMessage } from './types.ts'
