/** Encodings that builds prepare, the smaller one first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number]

/** The best prepared encoding that the caller takes (RFC 9110, 12.5.3), or none. */
export function negotiateEncoding(
  accept: string | undefined,
  available: (encoding: Encoding) => boolean,
): Encoding | undefined {
  const weights = new Map(
    (accept ?? '').split(',').map((item) => {
      const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get('*') ?? 0
  const best = ENCODINGS.filter((encoding) => available(encoding) && weightOf(encoding) > 0)
  return best.sort((a, b) => weightOf(b) - weightOf(a))[0]
}
