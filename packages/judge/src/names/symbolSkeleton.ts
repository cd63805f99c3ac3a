/** Letters of other scripts that look like Latin capitals. */
const CAPITALS = tableOf([
  ['A', 'АΑᎪꓮ'],
  ['B', 'ВΒᏴꓐᏏ'],
  ['C', 'СϹᏟꓚⅭ'],
  ['D', 'ᎠꓓⅮᏧ'],
  ['E', 'ЕΕᎬꓰ'],
  ['G', 'ԌᏀꓖᏳ'],
  ['H', 'НΗᎻꓧᏂ'],
  ['I', 'ІΙӀꓲⅠᎥ'],
  ['J', 'ЈᎫꓙ'],
  ['K', 'КΚᏦꓗ'],
  ['L', 'Ꮮꓡ'],
  ['M', 'МΜᎷꓟⅯ'],
  ['N', 'Νꓠ'],
  ['O', 'ОΟՕꓳᎾᎤᏫ'],
  ['P', 'РΡᏢꓑ'],
  ['R', 'ᎡᏒꓣ'],
  ['S', 'ЅՏᏚꓢᏕ'],
  ['T', 'ТΤᎢꓔ'],
  ['U', 'ՍꓴЏᏌ'],
  ['V', 'ѴᏙꓦⅤ'],
  ['W', 'ԜᎳꓪᏔ'],
  ['X', 'ХΧꓫⅩ'],
  ['Y', 'УΥҮꓬᎩᎽ'],
  ['Z', 'ΖᏃꓜ'],
])

/** Digits, signs and letters that look like another letter. */
const SIGNS = tableOf([
  ['I', '1L|'],
  ['O', '0'],
  ['S', '5$'],
])

export function tableOf(
  rows: readonly (readonly [string, string])[],
): Readonly<Map<string, string>> {
  return new Map(rows.flatMap(([latin, others]) => [...others].map((other) => [other, latin])))
}

/** The Latin capital that a capital of another script looks like. */
export const capitalLike = (letter: string): string | undefined => CAPITALS.get(letter)

/**
 * What a symbol looks like: two symbols with one skeleton cannot be told apart at a glance.
 * Combining marks, spaces and invisible characters do not count.
 */
export function symbolSkeleton(symbol: string): string {
  const plain = symbol.normalize('NFKD').toUpperCase()
  return [...plain]
    .filter(
      (letter) => !/[\p{Mark}\p{Separator}\p{Other}\p{Default_Ignorable_Code_Point}]/u.test(letter),
    )
    .map((letter) => CAPITALS.get(letter) ?? letter)
    .map((letter) => SIGNS.get(letter) ?? letter)
    .join('')
}
