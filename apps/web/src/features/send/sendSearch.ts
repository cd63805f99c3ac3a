import * as v from 'valibot'
import { SETTINGS } from './settings/settings.ts'

/** Whom, what and instead of what, where a link says it already. */
export const sendSearch = v.object({
  to: v.fallback(v.optional(v.string()), undefined),
  asset: v.fallback(v.optional(v.string()), undefined),
  /** What of the Safe is to be changed, and whom it concerns. */
  change: v.fallback(v.optional(v.picklist(SETTINGS)), undefined),
  /** With `asset`: whose limit goes. */
  who: v.fallback(v.optional(v.string()), undefined),
  /** The hash of a transaction that waits: the new one takes its nonce. */
  replace: v.fallback(v.optional(v.string()), undefined),
})
