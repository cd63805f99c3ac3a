import { worldAccounts } from '@countersign/demo/world'
import { expect } from '@playwright/test'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { test } from '../../support/tamperingTest.ts'
import { settled, storyIsTold, TREASURY } from '../../support/workspace.ts'

test.beforeAll(async ({ request }) => storyIsTold(request))

type HistoryItem = {
  transaction?: { id: string; executionInfo?: { confirmationsSubmitted?: number } | null }
}
type Info = {
  safeTxHash: Hex
  confirmations: { signer: { value: string }; signature: Hex; submittedAt: number }[]
}

// One of what a gateway could pretend; the others are told to the same page in `integration/pages/liars`.
test('R-GW-1 three people who never were owners are not called owners, however well they sign', async ({
  page,
  request,
}) => {
  const strangers = [6, 7, 8].map((index) =>
    privateKeyToAccount(worldAccounts[index as 6].privateKey),
  )
  await page.route(/\/v1\/chains\/31337\/transactions\/multisig_/, async (route) => {
    const details: { detailedExecutionInfo: Info } = await (await route.fetch()).json()
    const info = details.detailedExecutionInfo
    info.confirmations = await Promise.all(
      strangers.map(async (stranger) => ({
        signer: { value: stranger.address },
        signature: await stranger.sign({ hash: info.safeTxHash }),
        submittedAt: 0,
      })),
    )
    await route.fulfill({ json: details })
  })
  // The newest that the treasury has executed with three signatures.
  const answer = await request.get(`/v1/chains/31337/safes/${TREASURY}/transactions/history`)
  const { results } = (await answer.json()) as { results: HistoryItem[] }
  const found = results.find(
    ({ transaction }) => transaction?.executionInfo?.confirmationsSubmitted === 3,
  )
  await page.goto(`/one:${TREASURY}/tx/${found?.transaction?.id}`)
  await settled(page, 'Transaction')
  const region = (name: string) => page.getByRole('region', { name, exact: true })
  const signed = region('Who signed')
  await expect(signed.getByText('is no owner')).toHaveCount(3)
  await expect(signed).not.toContainText('signed by an owner')
  await expect(signed).not.toContainText('signatures by owners')
  await expect(region('Proof').getByText('Does not match')).toBeVisible()
})
