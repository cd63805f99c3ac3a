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

/** A field as the arithmetic takes it out of a transaction, next to its name. */
const changeField = (code: string, name: string, change: (field: string) => string) =>
  code.includes('bb8310d486368d')
    ? code.replace(
        new RegExp(`(\\w+\\.${name})(,[\`'"]${name}[\`'"])`),
        (_, field, rest) => change(field) + rest,
      )
    : code

/** The page's own code, tampered with on its way to the browser. */
export const tamperCode = (code: string, lies: readonly Lie[]): string =>
  lies.reduce((changed, { subject, seed }) => CHANGES[subject]?.(changed, seed) ?? changed, code)
