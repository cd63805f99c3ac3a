import { isOneScript } from './isOneScript.ts'
import { visibleText } from './visibleText.ts'

/** Whether a token's symbol has letters that nobody sees, or some that are there to be taken for others. */
export function isOddSymbol(symbol: string): boolean {
  return visibleText(symbol).isCut || !isOneScript(symbol)
}
