import * as v from 'valibot'

/** What a proposer says about where a transaction comes from. Only a claim. */
export type Origin = { app: { name: string; url: string } | null; note: string | null }

const MAX_ORIGIN = 2_000
const MAX_NOTE = 200
const NONE: Origin = { app: null, note: null }

const origin = v.object({
  url: v.optional(v.unknown()),
  name: v.optional(v.unknown()),
  note: v.optional(v.unknown()),
})

/** Reads the JSON text that clients send as `origin`; anything else is as good as nothing. */
export function readOrigin(text: string | null): Origin {
  if (text === null || text.length > MAX_ORIGIN) return NONE
  try {
    const parsed = v.safeParse(origin, JSON.parse(text))
    if (!parsed.success) return NONE
    const { name, url, note } = parsed.output
    const address = plain(url, 500)
    const app = isWebAddress(address) ? { name: plain(name, 100) || address, url: address } : null
    return { app, note: plain(note, MAX_NOTE) || null }
  } catch {
    return NONE
  }
}

/** Only a web address may become a link. */
function isWebAddress(text: string): boolean {
  return URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)
}

/** Text without tags and without characters that turn or hide other text. */
function plain(value: unknown, length: number): string {
  if (typeof value !== 'string') return ''
  return value
    .replace(/<[^>]*>/g, '')
    .replace(/[<>]/g, '')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .trim()
    .slice(0, length)
}
