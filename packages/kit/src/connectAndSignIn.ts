/** A file of its own: only wallets that connect and sign in with one approval need it. */
export { connectAndSignIn } from '@countersign/core/auth'
