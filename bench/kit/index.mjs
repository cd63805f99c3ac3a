/**
 * How fast our page is beside a bare one and beside its peers, where it is unkind: a cold click
 * without resting on the button, a slow CPU, a phone on slow 4G, a returning visitor, no network after
 * the load. Every page is built as a stranger would, ours from what npm would publish; rounds are
 * interleaved, and ratios are medians over rounds.
 *
 *     npm run bench:kit              the whole table, and writes it into README.md
 *     npm run bench:kit -- --alone   ours and the bare page only
 */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { ensurePrograms } from '../../scripts/lib/ensurePrograms.mjs'
import { findProgram } from '../../scripts/lib/findProgram.mjs'
import { buildPackages } from '../../scripts/lib/packages.mjs'
import { step } from '../../scripts/lib/steps.mjs'
import { environment, root } from '../../scripts/lib/toolchain.mjs'
import { buildPage } from './buildPage.mjs'
import { ensurePeers } from './ensurePeers.mjs'
import { measureClick, measureReconnect, opensOffline, rememberConnection } from './measure.mjs'
import { PAGES } from './pages.mjs'
import { PROFILES } from './profiles.mjs'
import { serve } from './serve.mjs'
import { goalsOf, markdown, rowsOf } from './table.mjs'

/** The first two are measured in every round, peers in the first few: they are far away. */
const ROUNDS = Number(process.env.ROUNDS ?? 7)
const PEER_ROUNDS = 3

process.env.NODE_ENV = 'production'
const alone = process.argv.includes('--alone')
const chosen = alone ? PAGES.slice(0, 2) : PAGES
const { NODE_ENV: _, ...env } = environment(process.execPath)
await ensurePrograms(['bench:kit'])
for (const group of new Set(chosen.map(({ peers }) => peers).filter(Boolean))) {
  await ensurePeers(group, env)
}
await step('Building the packages', () => buildPackages(process.execPath))
const pages = []
for (const page of chosen) {
  const folder = await step(`Building the page of ${page.name}`, () => buildPage(page, env))
  pages.push({ ...page, ...(await serve(folder)), clicks: {}, reconnects: {} })
}

const browser = await chromium.launch({
  executablePath: findProgram('chromium'),
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
})
const profiles = Object.entries(PROFILES)
await step('Connecting once everywhere', async () => {
  for (const page of pages) {
    page.offline = await opensOffline(browser, { page, profile: PROFILES.desktop })
    page.storageState = await rememberConnection(browser, { page, profile: PROFILES.desktop })
  }
})
for (let round = 0; round < ROUNDS; round += 1) {
  const present = round < PEER_ROUNDS ? pages : pages.slice(0, 2)
  await step(`Round ${round + 1} of ${ROUNDS}`, async () => {
    for (const [name, profile] of profiles) {
      for (const page of present) {
        const { storageState } = page
        page.clicks[name] ??= []
        page.reconnects[name] ??= []
        page.clicks[name].push(await measureClick(browser, { page, profile }))
        page.reconnects[name].push(await measureReconnect(browser, { page, profile, storageState }))
      }
    }
  })
}
await browser.close()
for (const page of pages) page.close()

const titles = profiles.map(([, { title }]) => title).join(' / ')
const table = markdown([titles, ...pages.map(({ name }) => name)], rowsOf(pages))
console.log(`\n${table}\n`)
if (!alone) {
  const readme = join(root, 'README.md')
  const [before, after] = ['<!-- measured: npm run bench:kit -->', '<!-- until here -->']
  const text = readFileSync(readme, 'utf8')
  const at = text.indexOf(before) + before.length
  writeFileSync(
    readme,
    `${text.slice(0, at)}\n\n${table}\n\n${text.slice(text.indexOf(after, at))}`,
  )
}

const missed = goalsOf(pages[0], pages[1]).filter(({ value, limit }) => value > limit)
for (const { goal, value, limit } of missed) {
  console.log(`Missed: ${goal} (${value.toFixed(2)} of ${limit})`)
}
process.exit(missed.length > 0 ? 1 : 0)
