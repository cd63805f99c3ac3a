import type { Page, Request } from '@playwright/test'

/** So many looks, each of a third of a second and more, find nothing new. */
const MOST_QUIET = 10

const ASKED = /\/(v1|v2|api\/rpc)\//

/** Who waits for an answer waits longer, from the next load: what is held back here is late for nobody. */
export const stretchTime = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const stretch = (milliseconds = 0) => (milliseconds < 1_000 ? milliseconds : milliseconds * 30)
    const { setTimeout: later } = window
    window.setTimeout = ((run: TimerHandler, milliseconds?: number, ...rest: unknown[]) =>
      later(run, stretch(milliseconds), ...rest)) as typeof setTimeout // but for Node's own fields
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (milliseconds) => timeout(stretch(milliseconds))
  })

/**
 * Holds back all that a page asks for, lets it through together once nothing more comes, and counts how
 * often: each such round depends on the answers of the one before.
 */
export async function countRounds(page: Page, until: () => Promise<boolean>): Promise<string[][]> {
  let held: (() => Promise<void>)[] = []
  let names: string[] = []
  await page.route(ASKED, async (route) => {
    const { promise, resolve } = Promise.withResolvers<void>()
    names.push(nameOf(route.request()))
    held.push(async () => {
      const response = await route.fetch()
      await route.fulfill({ response })
      resolve()
    })
    await promise
  })
  const fetching = followCode(page)
  const rounds: string[][] = []
  while (!(await until())) {
    let before = -1
    // Whatever does not depend on an answer has been asked for by then. A script that came out of the
    // browser's own cache, or went with the page before, may never be said to have come.
    for (let quiet = 0; held.length !== before || (fetching.size > 0 && quiet < MOST_QUIET); ) {
      quiet = held.length === before ? quiet + 1 : 0
      before = held.length
      await isIdle(page)
    }
    // What others ask for once it is known is no round on the way there.
    if (held.length === 0 || (await until())) continue
    rounds.push(names)
    const round = held
    held = []
    names = []
    await Promise.all(round.map((pass) => pass()))
  }
  return rounds
}

/** What is fetched of the page itself, while it is: whatever it contains may ask for more. */
function followCode(page: Page): ReadonlySet<Request> {
  const fetching = new Set<Request>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') fetching.add(request)
  })
  page.on('requestfinished', (request) => fetching.delete(request))
  page.on('requestfailed', (request) => fetching.delete(request))
  return fetching
}

/** A busy machine takes its time: the page itself says that it has nothing left to do. */
async function isIdle(page: Page): Promise<void> {
  await page.waitForTimeout(300)
  await page
    .evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    // A page that is just being left has nothing to say.
    .catch(() => {})
}

/** The path, and of a node which one and what it is asked. */
function nameOf(request: Request): string {
  const { pathname, search } = new URL(request.url())
  if (!pathname.includes('/rpc/')) return pathname
  const asked: { method: string } | { method: string }[] = request.postDataJSON()
  const methods = [asked].flat().map(({ method }) => method)
  return `${pathname}${search} ${[...new Set(methods)].join(' ')}`
}
