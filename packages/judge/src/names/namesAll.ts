/** Vowel signs and the stretching line: Arabic is typed without them. */
const MARKS = /[\u064b-\u0652\u0670\u0640]/g

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(MARKS, '')

/** Whether a text has every one of some words, in any order, and whatever stands between them. */
export function namesAll(typed: string, words: readonly string[]): boolean {
  const found = new Set(plain(typed).split(/[^\p{L}\p{N}]+/u))
  return words.every((word) => found.has(plain(word)))
}
