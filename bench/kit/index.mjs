/**
 * How long from the click to a visible list of wallets, beside a bare <dialog> with three buttons
 * in the same browser, under four-fold CPU throttling.
 *
 *     npm run bench:kit
 */

import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensurePrograms } from '../../scripts/lib/ensurePrograms.mjs'
import { findProgram } from '../../scripts/lib/findProgram.mjs'
import { must } from '../../scripts/lib/steps.mjs'
import { environment, root, tool } from '../../scripts/lib/toolchain.mjs'

const ROUNDS = 15
const THROTTLE = 4
const TYPES = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

const BARE = `<!doctype html><button id="open">Open</button>
<dialog><button class="cs-row">One</button><button>Two</button><button>Three</button></dialog>
<script>open.onclick = () => document.querySelector('dialog').showModal()</script>`.replace(
  'open.onclick',
  "document.getElementById('open').onclick",
)

await must('The build failed.', process.execPath, [tool('vite'), 'build', 'packages/kit/size'], {
  cwd: root,
  env: environment(process.execPath),
})
const folder = join(root, '.cache', 'size', 'kit')
const server = createServer(async (request, response) => {
  const path = request.url === '/' ? '/index.html' : request.url
  response.setHeader('content-type', TYPES[extname(path)] ?? 'text/html')
  response.end(path === '/bare.html' ? BARE : await readFile(join(folder, path)).catch(() => ''))
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${server.address().port}`
await ensurePrograms(['bench:kit'])
const browser = await chromium.launch({
  executablePath: findProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})

/** Milliseconds from the click to the frame that shows a row, and the longest task on the way. */
async function open(path, button) {
  const page = await browser.newPage()
  await page.goto(`${origin}${path}`)
  const target = page.locator(button)
  // The code is fetched on hover; what is measured is the click after it.
  await target.hover()
  await page.waitForLoadState('networkidle')
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  const measured = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener(
          'click',
          ({ timeStamp }) => {
            const look = () => {
              const row = document.querySelector('.cs-row')
              if (!row?.getBoundingClientRect().height) return requestAnimationFrame(look)
              // After the frame that holds it has been painted.
              requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
  )
  await target.click()
  const milliseconds = await measured
  await page.close()
  return milliseconds
}

/** The longest task while the dialog opens, without throttling. */
async function longestTask() {
  const page = await browser.newPage()
  await page.goto(origin)
  await page.locator('.cs-button').hover()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    window.tasks = []
    new PerformanceObserver((list) => {
      window.tasks.push(...list.getEntries().map(({ duration }) => duration))
    }).observe({ type: 'longtask' })
  })
  await page.locator('.cs-button').click()
  await page.waitForSelector('.cs-row')
  await page.waitForTimeout(500)
  const tasks = await page.evaluate(() => window.tasks)
  await page.close()
  return Math.max(0, ...tasks)
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
const bare = []
const kit = []
for (let round = 0; round < ROUNDS; round += 1) {
  bare.push(await open('/bare.html', '#open'))
  kit.push(await open('/', '.cs-button'))
}
const longest = await longestTask()
await browser.close()
server.close()

const ratio = median(kit) / median(bare)
console.log(
  `bare <dialog>        ${median(bare).toFixed(1)} ms (median of ${ROUNDS}, CPU ÷ ${THROTTLE})`,
)
console.log(`connect dialog       ${median(kit).toFixed(1)} ms`)
console.log(`ratio                ${ratio.toFixed(2)} × (goal: at most 4)`)
console.log(`longest task         ${longest === 0 ? 'none of 50 ms or more' : `${longest} ms`}`)
process.exit(ratio <= 4 && longest <= 50 ? 0 : 1)
