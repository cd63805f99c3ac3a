import type { Driver } from './driver.ts'

/** What was waited for, and what the page said instead. */
export async function inVain(driver: Pick<Driver, 'evaluate'>, what: string): Promise<Error> {
  const seen = await driver.evaluate(() => {
    const place = document.querySelector<HTMLElement>('.cs-dialog:not([hidden])') ?? document.body
    // biome-ignore lint/performance/useDomNodeTextContent: what is not seen does not count
    return place.innerText.slice(0, 2_000)
  })
  return new Error(`Waited in vain for ${what}. The page says:\n${seen}`)
}
