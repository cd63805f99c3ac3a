import { vocabulary, type Word, type WordKind } from './vocabulary.ts'

export type WordKey = { [Kind in WordKind]: `gateway.${Kind}.${Word<Kind>}` }[WordKind]

/**
 * The message key of a word, for whatever translates the screen. A word from an open list, such
 * as a chain's features, may be one that nobody has translated yet: then it is the list's unknown.
 */
export function wordKey<Kind extends WordKind>(
  kind: Kind,
  word: Word<Kind> | (string & {}),
): WordKey {
  const words: readonly string[] = vocabulary[kind]
  const known = words.includes(word) ? word : words.find(isUnknown)
  // Put together from one of the lists and one of its words.
  return `gateway.${kind}.${known}` as WordKey
}

function isUnknown(word: string): boolean {
  return word.toUpperCase() === 'UNKNOWN'
}
