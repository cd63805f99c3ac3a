import type { Countersign } from '../types.ts'
import { type SignInEvent, signInReducer } from './signInReducer.ts'

/** Moves the sign-in by an event. Not part of the entry: apps without a sign-in have no use for it. */
export function dispatchSignIn({ internal: { signIn } }: Countersign, event: SignInEvent): void {
  signIn.set(signInReducer(signIn.get(), event))
}
