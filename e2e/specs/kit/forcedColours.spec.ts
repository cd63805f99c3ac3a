import { expect, type Locator } from '@playwright/test'
import { dialogOf, goToState, openState } from '../../support/gallery.ts'
import { test } from '../../support/pageTest.ts'

// What is said by a tone alone is gone where colours are forced: each state has a form of its own.
test.use({
  contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  viewport: { width: 375, height: 760 },
  trace: 'off',
})

const edge = (element: Locator) =>
  element.evaluate((found) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(found)
    return `${borderTopWidth} ${borderTopStyle} ${borderTopColor}`
  })

test('R-UI-14 controls keep an edge when colours are forced', async ({ page }) => {
  await openState(page, 'connect-installed')
  for (const state of ['connect-installed', 'account-named', 'network-list']) {
    await goToState(page, state)
    const edges = await dialogOf(page)
      .locator(':is(.cs-button, .cs-row)')
      .evaluateAll((controls) =>
        controls.map((control) => {
          const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(control)
          const isSeen = !/^rgba\(.*, 0\)$/.test(borderTopColor)
          return borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1 && isSeen
        }),
      )
    expect(edges.length).toBeGreaterThan(0)
    expect(edges).not.toContain(false)
  }
})

test('R-UI-14 what is chosen, off or the main thing to do has another edge', async ({ page }) => {
  await openState(page, 'network-in-safe')
  const rows = dialogOf(page).locator('.cs-row')
  const [chosen, off] = [await edge(rows.nth(0)), await edge(rows.nth(1))]
  await goToState(page, 'network-list')
  const usual = await edge(rows.nth(1))
  expect(new Set([chosen, off, usual]).size).toBe(3)
  await goToState(page, 'verify-ready')
  const buttons = dialogOf(page).locator('.cs-button')
  expect(await edge(buttons.nth(0))).not.toBe(await edge(buttons.nth(1)))
})

test('R-UI-14 waiting, failed and done are told apart, each with a sign', async ({ page }) => {
  await openState(page, 'verify-signing')
  const state = dialogOf(page).locator('.cs-state')
  const edges: string[] = []
  for (const [name, sign] of [
    ['verify-signing', '.cs-spinner'],
    ['verify-error-sign', '.cs-glyph'],
    ['verify-done', '.cs-glyph'],
  ] as const) {
    await goToState(page, name)
    await expect(state.locator(sign)).toBeVisible()
    edges.push(await edge(state))
  }
  expect(new Set(edges).size).toBe(3)
})

test('R-UI-14 what turns is seen to turn', async ({ page }) => {
  for (const [state, part, pseudo] of [
    ['verify-signing', '.cs-spinner', undefined],
    ['connect-approving', '.cs-halo', '::before'],
  ] as const) {
    await openState(page, state)
    const colours = await dialogOf(page)
      .locator(part)
      .first()
      .evaluate((found, pseudoElement) => {
        const { borderTopColor, borderBottomColor } = getComputedStyle(found, pseudoElement)
        return [borderTopColor, borderBottomColor]
      }, pseudo)
    expect(colours[0], state).not.toBe(colours[1])
  }
})

test('R-UI-14 every sign is drawn in a colour that was chosen', async ({ page }) => {
  await openState(page, 'connect-failed')
  for (const state of ['connect-failed', 'network-wrong', 'account-wrong-network', 'verify-done']) {
    await goToState(page, state)
    const signs = await dialogOf(page)
      .locator('.cs-glyph path')
      .evaluateAll((paths) =>
        paths.map((path) => ({
          stroke: getComputedStyle(path).stroke,
          words: getComputedStyle(path.parentElement?.parentElement ?? path).color,
        })),
      )
    expect(signs.length, state).toBeGreaterThan(0)
    for (const { stroke, words } of signs) expect.soft(stroke, state).toBe(words)
  }
})

test('R-UI-14 a code stays dark on white, which scanners want, also where all else is dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openState(page, 'qr-any-wallet', { theme: 'dark' })
  const box = dialogOf(page).locator('.cs-qr-box')
  await expect(dialogOf(page)).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(box).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(box.locator('path')).not.toHaveCSS('fill', 'rgb(255, 255, 255)')
})

test('R-UI-14 who is verified, and what became of a transaction, has a sign', async ({ page }) => {
  await openState(page, 'account-verified')
  const verified = dialogOf(page).locator('dt', { hasText: 'Verified' }).locator('svg path')
  const stroke = await verified.evaluate((path) => getComputedStyle(path).stroke)
  const ground = await dialogOf(page).evaluate((dialog) => getComputedStyle(dialog).backgroundColor)
  expect(stroke).not.toBe(ground)
  await goToState(page, 'account-transactions')
  const signs = dialogOf(page).locator('.cs-sign')
  await expect(signs.locator('.cs-spinner')).toHaveCount(1)
  const drawn = await signs
    .locator('path')
    .evaluateAll((paths) => paths.map((path) => path.outerHTML))
  expect(new Set(drawn).size).toBe(2)
})

test('R-UI-14 the focus is seen on every kind of control', async ({ page }) => {
  await openState(page, 'network-wrong-failed')
  const seen = new Set<string>()
  for (let step = 0; step < 10; step += 1) {
    await page.keyboard.press('Tab')
    const { kind, outline } = await page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(
        document.activeElement ?? document.body,
      )
      const element = document.activeElement
      return {
        kind: element?.classList[0] ?? element?.tagName ?? '',
        outline: `${outlineWidth} ${outlineStyle}`,
      }
    })
    seen.add(kind)
    expect(outline, kind).toBe('3px solid')
  }
  expect([...seen].sort()).toEqual(['SUMMARY', 'cs-button', 'cs-round', 'cs-row'])
})
