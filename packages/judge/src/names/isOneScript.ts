/** Scripts in use, by their codes (ISO 15924). */
const SCRIPTS =
  'Latn Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Knda Khmr Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt Cher Cans Mong Nkoo Syrc Tfng Adlm Vaii Yiii Java Bali Olck'

/** Scripts that are written together, each also with Latin letters (UTS 39, “highly restrictive”). */
const TOGETHER = ['Latn Hani Hira Kana', 'Latn Hani Hang', 'Latn Hani Bopo']

const FITTING = [...SCRIPTS.split(' '), ...TOGETHER].map((scripts) => {
  const letters = scripts.split(' ').map((script) => `\\p{Script_Extensions=${script}}`)
  return new RegExp(`^[${letters.join('')}\\p{sc=Zyyy}\\p{sc=Zinh}]*$`, 'u')
})

/**
 * Whether a text is written in one script, as people write: a Cyrillic letter among Latin ones is there
 * to be taken for one of them.
 */
export function isOneScript(text: string): boolean {
  return FITTING.some((fitting) => fitting.test(text))
}
