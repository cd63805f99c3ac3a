import * as v from 'valibot'

/** The tools, in the order they are offered. */
export const TOOLS = [
  'decode',
  'hash',
  'check',
  'sign',
  'batch',
  'watch',
  'permissions',
  'chains',
  'host',
] as const
export type Tool = (typeof TOOLS)[number]

/** Tools have addresses, and the decoder can be given something to read. */
export const toolsSearch = v.object({
  tool: v.fallback(v.optional(v.picklist(TOOLS)), undefined),
  data: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(20_000))), undefined),
})
