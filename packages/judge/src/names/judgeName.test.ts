import { describe, expect, it } from 'vitest'
import { judgeName, type NameFault } from './judgeName.ts'
import { nameKeys } from './nameKeys.ts'

describe('R-NAME-1 a name that may stand in an address’s place', () => {
  it.each([
    'Ben',
    'Ada Lovelace',
    'Deb',
    'Oxide',
    'Oxford',
    'Bill 5',
    'Route 66',
    'Dee Dee',
    'Dade',
    'Q3',
    'Zoë Müller-Lüdenscheidt',
    'محمد بن علي',
    'خزنة ٢',
    'דוד',
    'Владимир',
    'Νίκος',
    '田中さん',
    'Tokyo 東京 タワー',
    '김치 漢',
    'ㄅㄆ 注音',
    'ไทย',
    'नमस्ते',
    'ᏣᎳᎩ',
    '👩‍🚀 Ada',
    'Pay ❤️',
    'Dr. No',
    'Acme Inc.',
    'U.S. Treasury',
    'Vault 2.0 new',
    'Marcel·lí',
    'Mr. Ethan',
  ])('%s', (name) => {
    expect(judgeName(name)).toBeNull()
  })

  it.each<[string, string, NameFault]>([
    ['a Cyrillic Ve and Ie before a Latin n', 'Веn', 'mixed'],
    ['a Greek omicron in Latin', 'Bοb', 'mixed'],
    ['Cyrillic beside Han', 'В東', 'mixed'],
    ['kana beside Hangul', 'かな김', 'mixed'],
    ['a zero-width space', 'Be\u200bn', 'unseen'],
    ['a mark that turns the line', 'Ben\u202e', 'unseen'],
    ['a joiner that joins no pictures', 'Be\u200dn', 'unseen'],
    ['a Hangul filler', 'Ben\u3164', 'unseen'],
    ['a tag letter', 'Ben\u{e0042}', 'unseen'],
    ['a soft hyphen', 'Be\u00adn', 'unseen'],
    ['a new line', 'Ben\nEve', 'unseen'],
    ['an address’s beginning', '0x1234', 'digits'],
    ['an address as pages write it', '0x1234…abcd', 'digits'],
    ['its ends alone', 'abcd…efab', 'digits'],
    ['its ends with dots', '12ab...34cd', 'digits'],
    ['four digits', '4e8f', 'digits'],
    ['digits with spaces', '12 34 ab', 'digits'],
    ['full-width digits', '０ｘ１２３４', 'digits'],
    ['Cyrillic letters for hex', 'ас12', 'digits'],
    ['a letter O and digits', 'Ox12ab', 'digits'],
    ['a dot, as names of a service have it', 'vitalik.eth', 'service'],
    ['a dot, as other names of one', 'pay.example.com', 'service'],
    ['a full-width dot', 'vitalik．eth', 'service'],
    ['an ideographic dot', 'vitalik。eth', 'service'],
    ['a dot in the middle of the line', 'vitalik·eth', 'service'],
    ['a space before the ending', 'vitalik .eth', 'service'],
    ['a name of a service and more', 'vitalik.eth (main)', 'service'],
  ])('is not one with %s', (_, name, fault) => {
    expect(judgeName(name)).toBe(fault)
  })
})

describe('R-NAME-1 two names that are taken for one another', () => {
  const areAlike = (one: string, other: string) => {
    const keys = nameKeys(one)
    return nameKeys(other).some((key) => keys.includes(key))
  }

  it.each([
    ['Ben', 'ben'],
    ['BEN ALI', 'Ben Ali'],
    ['Ben', 'Веn'],
    ['Ben', 'B e n'],
    ['Ben', 'Bén'],
    ['Ben', 'Be\u200bn'],
    ['All', 'AlI'],
    ['Vera', 'νera'],
    ['Han', 'ΗΑΝ'],
    ['Mark', 'rnark'],
    ['Paypal', 'paypaI'],
    ['Bob', 'B0b'],
    ['оса', 'oca'],
    ['Straße', 'STRASSE'],
    // Of one script, so that nothing else tells them apart.
    ...[...'ǀƖꞮ∣│⏐¦┃❘⎪।łɫƚʟ'].map((bar) => ['Alice', `A${bar}ice`]),
    ['Alice', 'ᴀʟɪᴄᴇ'],
    ['Alice', 'AƗice'],
    ['Bella', 'Beǁa'],
    ['Bella', 'Be‖a'],
    ['Ben', 'Ƀɇɳ'],
    ['Ben', 'ßen'],
    ['Dan', 'Đaŋ'],
    ['Faye', 'ƒɑɏɇ'],
    ['Gus', 'Ɠʋʂ'],
    ['Hank', 'Ħaɲƙ'],
    ['Jon', 'ȷøn'],
    ['Max', 'ɱa×'],
    ['Otto', 'Øŧŧ○'],
    ['Paul', 'Ƥɑʉł'],
    ['Roy', 'Ʀᴏʏ'],
    ['Zoe', 'Ƶœ'],
    ['Caesar', 'Cæsar'],
    ['Vault 3', 'Vault Ʒ'],
    ['BELL', 'ᏴᎬᏞᏞ'],
    ['bell', 'ꮟꭼꮮꮮ'],
  ])('%s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(true)
  })

  it.each([
    ['Ali', 'All'],
    ['Ben', 'Bea'],
    ['Ada', 'Ida'],
    ['علي', 'عمر'],
    ['東京', '京都'],
  ])('but not %s and %s', (one, other) => {
    expect(areAlike(one, other)).toBe(false)
  })
})
