import type { VisitedServer } from '@countersign/web/visit'
import { untilQuiet } from './untilQuiet.ts'

export type DrawnPage = {
  /** Everything that stands on it. */
  text: () => string
  all: (selector: string, within?: Element) => Element[]
  /** One of its parts, by its name. */
  region: (name: string) => Element
  /** Presses what is called so, within a part of the page. */
  press: (name: string, within: Element) => void
  /** Another page of the app, as by a link. */
  goTo: (path: string) => Promise<void>
  /** Until nothing on it is busy. */
  settled: () => Promise<void>
}

/** Opens a page as a visitor does, in this process, and looks at it once everything has answered. */
export async function lookAtPage<Seen>(
  server: VisitedServer,
  path: string,
  look: (page: DrawnPage) => Seen | Promise<Seen>,
): Promise<Seen> {
  // Only now: it needs the window around it.
  const { visit } = await import('@countersign/web/visit')
  const { place, text, isAsking, goTo, leave } = await visit(path, [], { server })
  const all = (selector: string, within: Element = place) => [...within.querySelectorAll(selector)]
  const region = (name: string) => {
    const found = all('section').find((part) => nameOf(part) === name)
    if (!found) throw new Error(`There is no part “${name}”:\n${text()}`)
    return found
  }
  const press = (name: string, within: Element) => {
    const button = all('button', within).find(({ textContent }) => textContent === name)
    if (!(button instanceof HTMLElement)) throw new Error(`There is no “${name}”:\n${text()}`)
    button.click()
  }
  const isSettled = () => all('h1').length > 0 && !all('[aria-busy="true"]').length
  const settled = () => untilQuiet({ text, isAsking, isSettled })
  try {
    await settled()
    return await look({ text, all, region, press, goTo, settled })
  } finally {
    await leave()
  }
}

const nameOf = (part: Element) =>
  part.getAttribute('aria-label') ??
  document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent
