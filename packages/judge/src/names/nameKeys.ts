import { capitalLike, tableOf } from './symbolSkeleton.ts'

/**
 * What looks like small Latin letters: letters of other scripts, Latin ones with hooks, strokes or in the
 * shape of capitals, capitals, digits and signs (after UTS 39). Capitals of those here follow by themselves.
 */
const SMALL = tableOf([
  ['a', 'аɑαᴀⱥ'],
  ['b', 'вЬьɓƅƃƀʙßҍѣ'],
  ['c', 'сςᴄȼƈ¢©₡ҫ'],
  ['d', 'ԁɗɖƌđðᴅ₫'],
  ['e', 'еҽєεɛɇᴇ℮∈€ҿ'],
  ['f', 'ƒꜰք'],
  ['g', 'ɡցɠǥɢƍ'],
  ['h', 'һհнħɦʜⱨⱶɧңӊӈћ'],
  ['i', 'іιıɩɪɨꙇ'],
  ['j', 'јϳȷɉʝɟᴊ'],
  ['k', 'κкƙᴋĸⱪ₭қҟ'],
  ['l', 'IӏΙІӀ1|ƖƗꞮꟾǀǃłƚɫɬɭʟⱡ¦∣❘❙❚।׀'],
  ['m', 'мɱᴍ₥ӎ'],
  ['n', 'пηոɳɲƞŋɴ∩ռ'],
  ['o', 'оοσօ0øɵᴏᴑ°∘○◯∅⊖⊝өѳθ'],
  ['p', 'рρƥᴘþƿꝑ℗'],
  ['q', 'ԛզʠɋգ'],
  ['r', 'гɍɼɽɾʀ®ғґ'],
  ['s', 'ѕ5$ꜱƽʂȿ'],
  ['t', 'тτŧƫƭʈⱦᴛ⊤₮ҭ'],
  ['u', 'υսцμʋʉᴜ∪'],
  ['v', 'νѵᴠ∨'],
  ['w', 'ωԝшɯᴡⱳ₩ѡա'],
  ['x', 'хχ×✕✖ҳ'],
  ['y', 'уγүƴɏɣʏỿ¥ұ'],
  ['z', 'ᴢƶʐɀⱬ'],
  ['2', 'ƨƻ'],
  ['3', 'ʒȝɜзӡ'],
  ['6', 'б'],
  ['8', 'ȣ'],
  ['ae', 'æӕ'],
  ['ll', 'ǁ∥‖॥'],
  ['oe', 'œ'],
  ['oo', 'ꝏ∞'],
])

/** Lines, bars and brackets in pieces: whatever of them is drawn, it can stand for an l. */
const DRAWN = /[\u2300-\u259f]/

/** Read as one letter when they stand close. */
const PAIRS: readonly [string, string][] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
]

/**
 * By what names are told apart: whatever their capitals, and by what they look like. Two names that
 * share either key cannot both be somebody's.
 */
export function nameKeys(name: string): readonly [folded: string, look: string] {
  const letters = [...name.normalize('NFKD')].filter(
    (letter) =>
      SMALL.has(letter) ||
      !/[\p{Mark}\p{Z}\p{C}\p{P}\p{Default_Ignorable_Code_Point}]/u.test(letter),
  )
  const look = letters
    .map((letter) => SMALL.get(letter) ?? capitalLike(letter)?.toLowerCase() ?? small(letter))
    .map((letter) => (DRAWN.test(letter) ? 'l' : letter))
    .join('')
  const folded = letters.join('').toUpperCase().toLowerCase()
  return [
    `fold ${folded}`,
    `look ${PAIRS.reduce((text, [pair, one]) => text.replaceAll(pair, one), look)}`,
  ]
}

function small(letter: string): string {
  const lower = letter.toLowerCase()
  return SMALL.get(lower) ?? capitalLike(letter.toUpperCase())?.toLowerCase() ?? lower
}
