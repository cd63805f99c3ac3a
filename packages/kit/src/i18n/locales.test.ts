import { describe, expect, it } from 'vitest'
import { formatMessage } from './format.ts'
import { localeFiles } from './localeFiles.ts'
import { en } from './locales/en.ts'
import { directionOf, LOCALES, type Locale, matchLocale } from './locales.ts'
import type { Message, MessageKey, Messages } from './types.ts'

const english: Messages = en
const keys = Object.keys(en) as MessageKey[]
const translated = LOCALES.filter((locale) => locale !== 'en')

/** Words that are the same in both languages. Nothing else may equal the English. */
const SAME_AS_ENGLISH: Partial<Record<Locale, readonly MessageKey[]>> = {
  de: ['account.wallet'],
  fr: ['verify.site'],
  it: ['account.title', 'account.wallet', 'verify.account'],
  pt: ['verify.site'],
  tr: ['verify.site'],
}
/** The same for single plural forms. */
const FORM_SAME_AS_ENGLISH: Partial<Record<Locale, readonly MessageKey[]>> = {
  it: ['connect.search.count'],
}

/** What may stand in Latin letters within another script: names, Safe’s own menu, abbreviations. */
const LATIN_WORDS = new Set(['WalletConnect', 'Safe', 'Apps', 'QR', 'ID', 'URL'])

const SCRIPTS: Partial<Record<Locale, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  bn: /\p{Script=Bengali}/u,
  fa: /\p{Script=Arabic}/u,
  he: /\p{Script=Hebrew}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  th: /\p{Script=Thai}/u,
  uk: /\p{Script=Cyrillic}/u,
  'zh-Hans': /\p{Script=Han}/u,
  'zh-Hant': /\p{Script=Han}/u,
}

/** Letters that betray a neighbouring language in the same script. */
const FOREIGN_LETTERS: Partial<Record<Locale, RegExp>> = {
  ar: /[پچژگکی]/,
  fa: /[كيىة]/,
  ru: /[іїєґ’]/i,
  uk: /[ыэёъ]/i,
  'zh-Hans': /[這個錢網連帳驗簽請開關選擇應復裝載複製轉處]/,
  'zh-Hant': /[这个钱网连账验签请开关选择应复装载制转处]/,
}

const QUOTES: Record<Locale, readonly [string, string]> = {
  en: ['“', '”'],
  ar: ['«', '»'],
  bn: ['“', '”'],
  de: ['„', '“'],
  es: ['«', '»'],
  fa: ['«', '»'],
  fr: ['«\u00a0', '\u00a0»'],
  he: ['”', '”'],
  hi: ['“', '”'],
  id: ['“', '”'],
  it: ['«', '»'],
  ja: ['「', '」'],
  ko: ['‘', '’'],
  pl: ['„', '”'],
  pt: ['“', '”'],
  ru: ['«', '»'],
  th: ['“', '”'],
  tr: ['“', '”'],
  uk: ['«', '»'],
  vi: ['“', '”'],
  'zh-Hans': ['“', '”'],
  'zh-Hant': ['「', '」'],
}

const formsOf = (message: Message): [form: string, text: string][] =>
  typeof message === 'string' ? [['', message]] : Object.entries(message)

const textsOf = (messages: Messages): { key: MessageKey; form: string; text: string }[] =>
  keys.flatMap((key) => formsOf(messages[key]).map(([form, text]) => ({ key, form, text })))

const placesOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort()

/** The form stands for one whole number only, which the language may put into a word. */
function namesOneNumber(locale: Locale, form: string): boolean {
  const rules = new Intl.PluralRules(locale)
  return (
    Array.from({ length: 300 }, (_, n) => n).filter((n) => rules.select(n) === form).length === 1
  )
}

/** About how wide a text is, in Latin letters: East Asian ones take two, marks above and below none. */
const widthOf = (text: string): number =>
  [...text.replace(/[\p{Mn}\p{Cf}]/gu, '')].reduce(
    (width, letter) =>
      width +
      (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u.test(
        letter,
      )
        ? 2
        : 1),
    0,
  )

/** Short words vary more between languages than sentences do. */
const roomFor = (text: string): number => Math.max(widthOf(text) * 1.6, widthOf(text) + 14)

describe.each(translated)('%s', (locale) => {
  const load = localeFiles[locale]

  it('has every key and no other, in the English order', async () => {
    expect(Object.keys(await load())).toEqual(keys)
  })

  it('is not English', async () => {
    const messages = await load()
    const same = keys.filter((key) => messages[key] === english[key])
    expect(same).toEqual(SAME_AS_ENGLISH[locale] ?? [])

    const sameForm = keys.filter((key) => {
      const englishForms = formsOf(english[key]).map(([, text]) => text)
      return (
        typeof messages[key] !== 'string' &&
        formsOf(messages[key]).some(([, text]) => englishForms.includes(text))
      )
    })
    expect(sameForm).toEqual(FORM_SAME_AS_ENGLISH[locale] ?? [])
  })

  it('has the places of the English in every sentence and every plural form', async () => {
    for (const { key, form, text } of textsOf(await load())) {
      const places = placesOf(formsOf(english[key])[0]?.[1] ?? '')
      const allowed = [places]
      if (form && namesOneNumber(locale, form)) {
        allowed.push(places.filter((place) => place !== '{count}'))
      }
      expect(allowed, `${key} ${form}: ${text}`).toContainEqual(placesOf(text))
      expect(text.replace(/\{\w+\}/g, ''), key).not.toMatch(/[{}]/)
    }
  })

  it('has exactly the plural forms of the language', async () => {
    const messages = await load()
    const categories = new Intl.PluralRules(locale).resolvedOptions().pluralCategories.toSorted()
    for (const key of keys) {
      const message: Message = messages[key]
      if (typeof message === 'string') continue
      expect(Object.keys(message).toSorted(), key).toEqual(categories)
    }
  })

  it('says a count without leaving a place open', async () => {
    const messages = await load()
    for (const count of [0, 1, 2, 3, 5, 11, 21, 100, 1_000_000]) {
      const text = formatMessage(messages['connect.search.count'], locale, { count })
      expect(text).not.toMatch(/[{}]/)
      expect(text).not.toBe('')
    }
  })

  it('has clean texts: no outer or double blanks, typographic quotes, no stray control characters', async () => {
    for (const { key, text } of textsOf(await load())) {
      expect(text, key).not.toBe('')
      expect(text, key).toBe(text.trim())
      expect(text, key).toBe(text.normalize('NFC'))
      expect(text, key).not.toMatch(/\s\s|["'`]|\.\.\./)
      // Isolates go around a place, in pairs; the zero-width non-joiner is Persian spelling.
      const rest = text
        .replace(/\u2068\{\w+\}\u2069/g, '')
        .replace(locale === 'fa' ? /\u200c/g : '', '')
      expect(rest, key).not.toMatch(/[\p{Cf}\p{Cc}]/u)
    }
  })

  it('puts what a visitor typed between the quotes of the language', async () => {
    const messages = await load()
    const [open, close] = QUOTES[locale]
    for (const key of ['connect.search.none', 'network.search.none'] as const) {
      expect(messages[key].replace(/[\u2068\u2069]/g, '')).toContain(`${open}{query}${close}`)
    }
  })

  it('ends as the English does: a sentence is a sentence, a question a question', async () => {
    for (const { key, text } of textsOf(await load())) {
      const source = formsOf(english[key])[0]?.[1] ?? ''
      if (source.endsWith('?')) expect(text, key).toMatch(/[?？؟]$/)
      else if (/\w$/.test(source)) expect(text, key).not.toMatch(/[.。।!！:：]$/)
      else if (source.endsWith('.') && locale !== 'th') expect(text, key).toMatch(/[.。।]$/)
    }
  })

  it('is about as long as the English', async () => {
    const long = textsOf(await load()).flatMap(({ key, text }) => {
      const room = Math.max(...formsOf(english[key]).map(([, source]) => roomFor(source)))
      return widthOf(text) > room ? [`${key}: ${text} (${widthOf(text)} > ${room})`] : []
    })
    expect(long).toEqual([])
  })

  it('is written in its own script', async () => {
    const texts = textsOf(await load()).map(({ text }) => text.replace(/\{\w+\}/g, ''))
    const script = SCRIPTS[locale] ?? /\p{Script=Latin}/u
    expect(texts.filter((text) => script.test(text)).length / texts.length).toBeGreaterThan(0.95)
    if (!SCRIPTS[locale]) return

    const words = texts.flatMap((text) => text.match(/\p{Script=Latin}+/gu) ?? [])
    expect(words.filter((word) => !LATIN_WORDS.has(word))).toEqual([])
  })

  it('has no letters of a neighbouring language', async () => {
    const foreign = FOREIGN_LETTERS[locale]
    if (!foreign) return
    expect(textsOf(await load()).filter(({ text }) => foreign.test(text))).toEqual([])
  })
})

it('has each language once, and at least twenty of them', async () => {
  const all = await Promise.all(Object.values(localeFiles).map((load) => load()))
  expect(new Set(all.map((messages) => JSON.stringify(messages))).size).toBe(all.length)
  expect(all.length).toBeGreaterThanOrEqual(20)
})

it('isolates free text in right-to-left languages', async () => {
  for (const locale of translated.filter((locale) => directionOf(locale) === 'rtl')) {
    for (const { key, text } of textsOf(await localeFiles[locale]())) {
      const bare = text.replace(/\u2068\{\w+\}\u2069/g, '')
      expect(bare, `${locale} ${key}`).not.toMatch(/\{(query|account|description)\}/)
    }
  }
})

it('separates French punctuation by no-break spaces', async () => {
  for (const { key, text } of textsOf(await localeFiles.fr())) {
    expect(text, key).not.toMatch(/[^\u202f][;!?]|[^\u00a0][:»]|«[^\u00a0]/)
  }
})

it('opens Spanish questions and exclamations', async () => {
  for (const { key, text } of textsOf(await localeFiles.es())) {
    expect(text.includes('?'), key).toBe(text.includes('¿'))
    expect(text.includes('!'), key).toBe(text.includes('¡'))
  }
})

describe('matchLocale', () => {
  it.each<[string, Locale]>([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['es', 'es'],
    ['es-ES', 'es'],
    ['es-419', 'es'],
    ['pt-PT', 'pt'],
    ['pt-BR', 'pt'],
    ['uk', 'uk'],
    ['uk-UA', 'uk'],
    ['ua', 'uk'],
    ['zh', 'zh-Hans'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh-Hans', 'zh-Hans'],
    ['zh-Hans-HK', 'zh-Hans'],
    ['zh-TW', 'zh-Hant'],
    ['zh-HK', 'zh-Hant'],
    ['zh-MO', 'zh-Hant'],
    ['zh-Hant', 'zh-Hant'],
    ['zh_TW', 'zh-Hant'],
    ['iw', 'he'],
    ['he-IL', 'he'],
    ['in', 'id'],
    ['fa-AF', 'fa'],
    ['ar-EG', 'ar'],
    ['de-CH-1996', 'de'],
    ['FR-ca', 'fr'],
    ['ja-JP-u-ca-japanese', 'ja'],
    ['xx', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['*', 'en'],
    ['not a tag', 'en'],
    ['constructor', 'en'],
  ])('%s → %s', (wanted, locale) => {
    expect(matchLocale([wanted])).toBe(locale)
  })

  it('takes the first of a list that it has', () => {
    expect(matchLocale(['fr', 'de'])).toBe('fr')
    expect(matchLocale(['de', 'fr'])).toBe('de')
    expect(matchLocale(['xx', 'not a tag', 'uk-UA', 'en'])).toBe('uk')
    expect(matchLocale(['en-US', 'de'])).toBe('en')
    expect(matchLocale([])).toBe('en')
  })

  it('finds every language by its own name', () => {
    for (const locale of LOCALES) expect(matchLocale([locale])).toBe(locale)
  })
})

describe('directionOf', () => {
  it('is right to left for Arabic, Hebrew and Persian alone', () => {
    const rightToLeft = LOCALES.filter((locale) => directionOf(locale) === 'rtl')
    expect(rightToLeft.toSorted()).toEqual(['ar', 'fa', 'he'])
  })

  it('looks at the language, whatever the region', () => {
    expect(directionOf('ar-EG')).toBe('rtl')
    expect(directionOf('arn')).toBe('ltr')
  })
})
