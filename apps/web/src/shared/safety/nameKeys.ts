import { capitalLike, tableOf } from './symbolSkeleton.ts'

/**
 * What looks like small Latin letters: letters of other scripts, Latin ones with hooks, strokes or in the
 * shape of capitals, capitals, digits and signs (after UTS 39). Capitals of those here follow by themselves.
 */
const SMALL = tableOf([
  ['a', 'аɑαᴀᶏᶐⱥ⍺⍶'],
  ['b', 'вЬьɓƅƃƀʙᵬᶀꞵßҍѣ'],
  ['c', 'сςᴄȼƈɕꞓ¢©₡ҫ'],
  ['d', 'ԁɗɖƌđðᴅȡᵭᶁᶑ₫'],
  ['e', 'еҽєεɛɇᴇꬲⱸᶒ℮⋿∈∊€ҿ'],
  ['f', 'ƒꜰꬵꞙẝᵮᶂք'],
  ['g', 'ɡցɠǥɢƍᵹᶃ'],
  ['h', 'һհнħɦʜⱨⱶɧңӊӈћ'],
  ['i', 'іιıɩɪɨᵻᵼᶖ⍳⍸ꙇ'],
  ['j', 'јϳȷɉʝɟᴊ'],
  ['k', 'κкƙᴋĸⱪꝁᶄ₭қҟ'],
  ['l', 'IӏΙІӀ1|ƖƗꞮꟾǀǃłƚɫɬɭʟⱡȴꝉꞎᶅ¦∣❘❙❚⏐⏽│┃┆┇┊┋╎╏╽╿⎜⎟⎢⎥⎪⎮⎸⎹▏▕।׀'],
  ['m', 'мɱᴍꭑᵯᶆ₥ӎ'],
  ['n', 'пηոɳɲƞŋɴȵꞑᵰᶇ∩⋂ռ'],
  ['o', 'оοσօ0øɵᴏᴑꝋꝍⱺꬽꬾ°∘○◯∅⌀⊖⊝⍬өѳθ'],
  ['p', 'рρƥᴘþƿᵱᵽᶈꝑ℗⍴'],
  ['q', 'ԛզʠɋꝗꝙգ'],
  ['r', 'гɍɼɽɾʀꞃꝛᵲᵳᶉꭇꭈ®ғґ'],
  ['s', 'ѕ5$ꜱƽʂȿᵴᶊ'],
  ['t', 'тτŧƫƭʈȶⱦᴛꞇᵵ⊤⟙⍡₮ҭ'],
  ['u', 'υսцμʋʉᴜꞟꭎꭒᵾᶙ∪⋃'],
  ['v', 'νѵᴠⱱⱴ∨⋁'],
  ['w', 'ωԝшɯᴡⱳꝡ₩ѡա'],
  ['x', 'хχꭓᶍ×✕✖╳⤫⤬⨯ҳ'],
  ['y', 'уγүƴɏɣʏỿꭚᶌ¥ұ'],
  ['z', 'ᴢƶȥʐʑɀⱬᵶᶎ'],
  ['2', 'ƨƻ'],
  ['3', 'ʒȝɜꝫзӡ'],
  ['6', 'б'],
  ['8', 'ȣ'],
  ['9', 'ꝯ'],
  ['aa', 'ꜳ'],
  ['ae', 'æӕ'],
  ['ao', 'ꜵ'],
  ['au', 'ꜷ'],
  ['av', 'ꜹꜻ'],
  ['ay', 'ꜽ'],
  ['dz', 'ʣ'],
  ['ll', 'ǁ∥║‖॥'],
  ['ls', 'ʪ'],
  ['oe', 'œ'],
  ['oo', 'ꝏ∞'],
  ['ts', 'ʦ'],
  ['ue', 'ᵫ'],
])

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
