import type { Page } from '@playwright/test'

const PAGE = 500
const HOUR = 3_600_000

/** Lets a Safe have a history of so many transfers, which the gateway hands out page by page. */
export async function pretendHistory(page: Page, safe: string, count: number): Promise<void> {
  await page.route(/\/transactions\/history/, async (route) => {
    const url = new URL(route.request().url())
    const offset = Number(/offset=(\d+)/.exec(url.searchParams.get('cursor') ?? '')?.[1] ?? 0)
    const results = Array.from({ length: Math.min(PAGE, count - offset) }, (_, index) =>
      transfer(safe, offset + index),
    )
    const next = new URL(url)
    next.searchParams.set('cursor', `limit=${PAGE}&offset=${offset + PAGE}`)
    const isLast = offset + PAGE >= count
    await route.fulfill({
      json: { count, next: isLast ? null : next.href, previous: null, results },
    })
  })
}

function transfer(safe: string, index: number) {
  return {
    type: 'TRANSACTION',
    conflictType: 'None',
    transaction: {
      id: `transfer_${safe}_e${index.toString(16).padStart(64, '0')}0`,
      timestamp: Date.UTC(2026, 9, 28, 12) - index * HOUR,
      txStatus: 'SUCCESS',
      txInfo: {
        type: 'Transfer',
        sender: { value: `0x${(index + 1).toString(16).padStart(40, 'a')}` },
        recipient: { value: safe },
        direction: 'INCOMING',
        transferInfo: { type: 'NATIVE_COIN', value: String(10n ** 15n * BigInt(index + 1)) },
      },
      executionInfo: null,
      txHash: `0x${index.toString(16).padStart(64, '0')}`,
    },
  }
}
