import { picturePattern } from './picturePattern.ts'

/** Pictures, digits in a box and the ends of lines are seen. */
const PARTS = new RegExp(
  `(${picturePattern}|[0-9#*]\\ufe0f?\\u20e3|\\r\\n|[\\n\\t])|[\\p{Default_Ignorable_Code_Point}\\p{C}\\p{Zl}\\p{Zp}\\u2800]`,
  'gu',
)

/** Joined or kept apart, letters of these scripts look another way: between two of them it is writing. */
const JOINERS = /[\u200c\u200d]/
const JOINING =
  /^(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]$/u

/** Between two letters from right to left these turn nothing around. The mark for the other way does. */
const RIGHT_MARKS = /[\u200f\u061c]/
const FROM_RIGHT = /^(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}\p{scx=Thaa}]$/u

export type ShownText = {
  text: string
  /** Whether something is in it that nobody would have seen. */
  isUnseen: boolean
}

/**
 * A stranger's text with everything in it that cannot be seen, by its number: `[U+202E]`. For what is
 * signed as it is, where leaving something out would show another text.
 */
export function showUnseen(text: string): ShownText {
  let isUnseen = false
  const shown = text.replace(PARTS, (found, seen: string | undefined, at: number) => {
    if (seen !== undefined || isWriting(text, found, at)) return found
    isUnseen = true
    const number = found.codePointAt(0) ?? 0
    return `[U+${number.toString(16).toUpperCase().padStart(4, '0')}]`
  })
  return { text: shown, isUnseen }
}

function isWriting(text: string, found: string, at: number): boolean {
  const around = [text.charAt(at - 1), text.charAt(at + found.length)]
  if (JOINERS.test(found)) return around.every((letter) => JOINING.test(letter))
  return RIGHT_MARKS.test(found) && around.every((letter) => FROM_RIGHT.test(letter))
}
