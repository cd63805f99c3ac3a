import type { Lie, Subject } from './lies.ts'

/** What of the built code becomes what, by the subject that it then lies about. */
const CHANGES: Readonly<Partial<Record<Subject, (code: string, seed: number) => string>>> = {
  // The type that Safes of our days hash by.
  hash: (code, seed) => code.replaceAll('bb8310d486368db6', `bb8310d486368d0${seed}`),
  value: (code, seed) => changeField(code, 'value', (field) => `${field}+${seed + 1}n`),
  nonce: (code, seed) => changeField(code, 'nonce', (field) => `${field}+${seed + 1}n`),
  calldata: (code, seed) => changeField(code, 'data', (field) => `${field}+"${seed + 10}"`),
  operation: (code) => changeField(code, 'operation', (field) => `1-${field}`),
  recipient: (code, seed) => changeField(code, 'to', () => `"0x${`${seed + 1}`.repeat(40)}"`),
  decoding: (code) => code.replace(/verdict:.proven.(,reason:.sameBytes)/, 'verdict:"mismatch"$1'),
}

/** A field as the arithmetic takes it out of a transaction, next to its name: the first behind that type. */
function changeField(code: string, name: string, change: (field: string) => string): string {
  const at = code.indexOf('bb8310d486368d')
  if (at < 0) return code
  const field = new RegExp(`(\\w+\\.${name})(,[\`'"]${name}[\`'"])`)
  const changed = code.slice(at).replace(field, (_, taken, rest) => change(taken) + rest)
  return code.slice(0, at) + changed
}

/** The page's own code, tampered with on its way to the browser. */
export const tamperCode = (code: string, lies: readonly Lie[]): string =>
  lies.reduce((changed, { subject, seed }) => CHANGES[subject]?.(changed, seed) ?? changed, code)
