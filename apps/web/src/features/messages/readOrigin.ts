import * as v from 'valibot'

export type Origin = { name: string | null; host: string | null }

const stated = v.object({
  name: v.fallback(v.nullish(v.string(), null), null),
  url: v.fallback(v.nullish(v.string(), null), null),
})

/** Who asked for a message: the gateway has an address, or JSON with one in it, or any words. */
export function readOrigin(origin: string | null): Origin | null {
  if (!origin?.trim()) return null
  const parsed = v.safeParse(stated, tryJson(origin))
  const { name, url } = parsed.success ? parsed.output : { name: null, url: origin }
  const host = hostOf(url)
  if (host === null && name === null) return { name: parsed.success ? null : origin, host }
  return { name, host }
}

function hostOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null
  return new URL(url).host || null
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
