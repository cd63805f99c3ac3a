export {
  type CreateSignInMessageErrorType,
  type CreateSignInMessageParameters,
  createSignInMessage,
} from './createSignInMessage.ts'
export { type ParseSignInMessageErrorType, parseSignInMessage } from './parseSignInMessage.ts'
export { SignInMessageError } from './signInMessageError.ts'
export { SIGN_IN_LIMITS, type SignInMessage } from './types.ts'
