import { expect, it } from 'vitest'
import { matchLanguage } from './matchLanguage.ts'

const LANGUAGES = ['en', 'de', 'he', 'id', 'uk', 'zh-Hans', 'zh-Hant'] as const

it.each([
  [['de-AT'], 'de'],
  [['xx', 'de'], 'de'],
  [['iw'], 'he'],
  [['in_ID'], 'id'],
  [['ua'], 'uk'],
  [['zh-TW'], 'zh-Hant'],
  [['zh'], 'zh-Hans'],
  [['not a tag', ''], undefined],
  [[], undefined],
])('R-UI-4 %j is answered by %s', (wanted, language) => {
  expect(matchLanguage(LANGUAGES, wanted)).toBe(language)
})
