import type { VisitedServer } from '@countersign/web/visit'
import type { PrivateKeyAccount } from 'viem'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { adaKey } from './safeOfThree.ts'
import { type ServedWindow, servedWindow } from './servedWindow.ts'
import { type VisitedPage, visitAs } from './visitAs.ts'

type Visit = {
  who?: PrivateKeyAccount
  tamper?: VisitedServer['tamper'] | undefined
  /** What an earlier visit left in the browser. */
  kept?: Record<string, string>
}

/** A world for all tests of a file, and one visitor at a time: the next ends the visit before. */
export function createVisits(options?: Parameters<typeof servedWindow>[0]) {
  let server: ServedWindow | undefined
  let page: VisitedPage | undefined
  const leave = async () => {
    await page?.leave()
    page = undefined
  }
  beforeAll(async () => {
    server = await servedWindow(options)
  })
  afterEach(leave)
  afterAll(() => server?.close())
  const visits = {
    get server(): ServedWindow {
      if (!server) throw new Error('There is a world only while tests run.')
      return server
    },
    leave,
    /** Opens a page once the server has read everything that was done by then; Ada's, if nobody is named. */
    async visit(path: string, { who = adaKey, tamper, kept }: Visit = {}): Promise<VisitedPage> {
      await leave()
      await visits.server.untilRead()
      const { visited } = visits.server
      page = await visitAs({ ...visited, ...(tamper && { tamper }) }, who, path, kept)
      return page
    },
  }
  return visits
}
