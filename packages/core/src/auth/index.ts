export {
  type AuthAdapter,
  type Cosigners,
  type CosignersParameters,
  type CountersignAuthAdapter,
  type CreateAuthAdapterParameters,
  type CreateMessageParameters,
  createAuthAdapter,
  type NonceAnswer,
  type Session,
  type SessionEntry,
  type VerifyParameters,
} from './createAuthAdapter.ts'
export { SignInError } from './signInError.ts'
