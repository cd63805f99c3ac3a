import { expect, type Locator } from '@playwright/test'

/**
 * A region looks as it was approved. Of a whole page a hundredth is a button; of a region 200 pixels are
 * less than a word, and edges of letters, which processors draw differently, do not count.
 */
export async function expectPicture(
  region: Locator,
  name: string,
  { mask = [] }: { mask?: Locator[] } = {},
): Promise<void> {
  await expect.soft(region).toHaveScreenshot(`${name}.png`, {
    animations: 'disabled',
    threshold: 0.2,
    maxDiffPixels: 200,
    mask,
  })
}
