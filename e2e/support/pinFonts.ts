import type { Page } from '@playwright/test'

/** The families that every machine has which tests run on, for every script that is on pictures. */
const FONTS =
  '"Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK JP", "Noto Color Emoji"'

/** Letters of the same fonts everywhere: which one stands in for a script is each machine's own choice. */
export const pinFonts = (page: Page) =>
  page.addInitScript((fonts) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      `[data-countersign] { --cs-font: ${fonts} !important } .stage { font-family: ${fonts} !important }`,
    )
    document.adoptedStyleSheets.push(sheet)
  }, FONTS)
