import type { Page } from '@playwright/test'

/** Everything a finger or a pointer can hit that is smaller than 44 by 44 pixels (WCAG 2.5.5). */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelectorAll('[data-countersign] :is(a, button, input, summary)')
    return [...controls]
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.99 || box.height < 43.99))
      .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`)
  })

/** Everything whose content does not fit: text out of its box, a row out of the dialog, a page to the side. */
export const overflows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.className || element.tagName}: ${element.textContent}`
    const saysSomething = (element: Element) =>
      [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '')
    const found = [...document.querySelectorAll<HTMLElement>('.cs-dialog *, .cs-button *')]
      // Rows reach into the margin on purpose; what counts is text, and what scrolls.
      .filter((element) => saysSomething(element) || element.matches('.cs-morph'))
      // A line of text has no box of its own; what is only for ears, or ends in …, is cut on purpose.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => getComputedStyle(element).textOverflow !== 'ellipsis')
      .filter((element) => !element.closest('.cs-visually-hidden'))
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .map(name)
    const dialog = document.querySelector('.cs-dialog')?.getBoundingClientRect()
    const outside = [...document.querySelectorAll('.cs-dialog *')]
      .filter((element) => !element.closest('.cs-visually-hidden'))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && dialog)
      .filter(
        ({ box }) => box.left < (dialog?.left ?? 0) - 1 || box.right > (dialog?.right ?? 0) + 1,
      )
      .map(({ element }) => `outside: ${name(element)}`)
    const page = document.documentElement
    const sideways = page.scrollWidth > page.clientWidth ? ['the page scrolls sideways'] : []
    return [...found, ...outside, ...sideways]
  })

/** How far all that is said of an account is from the lines above and below it. */
export const gapsOfFacts = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const said = document.createRange()
    return [...document.querySelectorAll('.cs-panel > div')].flatMap((row) => {
      const edge = row.getBoundingClientRect()
      return [...row.querySelectorAll('dd, dd > *')]
        .flatMap((part) => [...part.childNodes])
        .filter((node) => node instanceof Text)
        .flatMap((text) => {
          said.selectNode(text)
          const { top, bottom } = said.getBoundingClientRect()
          return [top - edge.top, edge.bottom - bottom]
        })
    })
  })
