import type { Locator } from '@playwright/test'

/** The squares of a code as they are drawn: dark or not, row by row. */
export const readMatrix = (code: Locator): Promise<boolean[][]> =>
  code.evaluate((svg) => {
    const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
    const path = svg.querySelector('path')
    const point = (svg as SVGSVGElement).createSVGPoint()
    return Array.from({ length: size }, (_, y) =>
      Array.from({ length: size }, (_, x) => {
        Object.assign(point, { x: x + 0.5, y: y + 0.5 })
        return path?.isPointInFill(point) ?? false
      }),
    )
  })
