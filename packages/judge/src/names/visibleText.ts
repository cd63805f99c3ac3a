import { picturePattern } from './picturePattern.ts'

const PARTS = new RegExp(
  `(${picturePattern})|[\\p{Default_Ignorable_Code_Point}\\p{C}\\p{Zl}\\p{Zp}\\u2800]`,
  'gu',
)

export type VisibleText = {
  text: string
  /** Whether something was left out that nobody would have seen. */
  isCut: boolean
}

/**
 * A stranger's text without what cannot be seen in it: invisible letters, controls, marks that turn a
 * line around. With them, two texts that look alike are not the same.
 */
export function visibleText(text: string): VisibleText {
  let isCut = false
  const visible = text.replace(PARTS, (unseen, picture: string | undefined) => {
    if (picture) return picture
    if (/\s/.test(unseen)) return ' '
    isCut = true
    return ''
  })
  return { text: visible, isCut }
}
