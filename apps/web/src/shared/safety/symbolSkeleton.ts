/** Letters of other scripts that look like Latin capitals, and digits that look like letters. */
const LOOKS_LIKE: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['A', 'АΑᎪꓮ'],
    ['B', 'ВΒᏴꓐ'],
    ['C', 'СϹᏟꓚⅭ'],
    ['D', 'ᎠꓓⅮ'],
    ['E', 'ЕΕᎬꓰ'],
    ['G', 'ԌᏀꓖ'],
    ['H', 'НΗᎻꓧ'],
    ['I', 'ІΙӀꓲⅠ1L|'],
    ['J', 'ЈᎫꓙ'],
    ['K', 'КΚᏦꓗ'],
    ['M', 'МΜᎷꓟⅯ'],
    ['N', 'Νꓠ'],
    ['O', 'ОΟՕꓳ0'],
    ['P', 'РΡᏢꓑ'],
    ['S', 'ЅՏᏚꓢ5$'],
    ['T', 'ТΤᎢꓔ'],
    ['U', 'ՍꓴЏ'],
    ['V', 'ѴᏙꓦⅤ'],
    ['W', 'ԜᎳꓪ'],
    ['X', 'ХΧꓫⅩ'],
    ['Y', 'УΥҮꓬ'],
    ['Z', 'ΖᏃꓜ'],
  ].flatMap(([latin = '', others = '']) => [...others].map((other) => [other, latin])),
)

/**
 * What a symbol looks like: two symbols with one skeleton cannot be told apart at a glance.
 * Combining marks, spaces and invisible characters do not count.
 */
export function symbolSkeleton(symbol: string): string {
  const plain = symbol.normalize('NFKD').toUpperCase()
  return [...plain]
    .filter((letter) => !/[\p{Mark}\p{Separator}\p{Other}]/u.test(letter))
    .map((letter) => LOOKS_LIKE[letter] ?? letter)
    .join('')
}
