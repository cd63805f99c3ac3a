import * as v from 'valibot'
import { LONGEST_TEXT } from './longestText.ts'
import { SETTINGS } from './settings/settings.ts'

/** What goes into a draft; what is too long for one would damage it. */
const text = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(LONGEST_TEXT))), undefined)
const hash = v.pipe(v.string(), v.regex(/^0x[0-9a-f]{64}$/i))

/** Whom, what and instead of what, where a link says it already. */
export const sendSearch = v.object({
  to: text,
  asset: text,
  /** What of the Safe is to be changed, and whom it concerns. */
  change: v.fallback(v.optional(v.picklist(SETTINGS)), undefined),
  /** With `asset`: whose limit goes. */
  who: text,
  /** The hash of a transaction that waits: the new one takes its nonce. */
  replace: v.fallback(v.optional(hash), undefined),
})
