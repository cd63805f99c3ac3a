import { isOneScript } from './isOneScript.ts'
import { isServiceName } from './isServiceName.ts'
import { nameKeys } from './nameKeys.ts'
import { visibleText } from './visibleText.ts'

/** Why a name must not stand in an address's place. */
export type NameFault =
  /** It has letters that nobody sees. */
  | 'unseen'
  /** Letters of several scripts, of which some are there to be taken for others. */
  | 'mixed'
  /** It looks like an address, or like the ends of one. */
  | 'digits'
  /** It is written like a name of a service for names, which may mean somebody else by it. */
  | 'service'
  /** Somebody else is called so, or nearly so. */
  | 'twin'

/** What is wrong with a name by itself. */
export function judgeName(name: string): NameFault | null {
  if (visibleText(name).isCut || /[\t\n\r\f\v\u2028\u2029]/.test(name)) return 'unseen'
  if (looksLikeDigits(name)) return 'digits'
  if (looksLikeService(name)) return 'service'
  return isOneScript(name) ? null : 'mixed'
}

/** Whatever its dot is made of; with the usual ending also among other words. */
function looksLikeService(name: string): boolean {
  const plain = name.normalize('NFKC').replaceAll('。', '.')
  return isServiceName(plain) || /\S\s?[.·•‧∙⋅]\s?eth(?![\p{L}\p{N}])/iu.test(plain)
}

/** As many digits as an address is recognised by, at either end. */
const FEWEST = 4

/** Pages write addresses as `0x1234…abcd`: names like that would be read as one. */
function looksLikeDigits(name: string): boolean {
  const plain = name.normalize('NFKC')
  if (/[0-9a-f]{2,}\s*(\.{2,}|⋯)\s*[0-9a-f]{2,}/i.test(plain)) return true
  const letters = plain.replaceAll(/[\p{P}\p{S}\p{Z}]/gu, '')
  // Its digits as they are, and what its letters look like.
  const look = [...letters]
    .map((letter) => (/\d/.test(letter) ? letter : nameKeys(letter)[1].slice(5)))
    .join('')
  if (/^0x/.test(look)) return true
  const isHex = /^(ox)?[0-9a-f]+$/.test(look)
  return isHex && /\d/.test(look) && look.length >= FEWEST
}
