import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { eachValue } from '../support/eachValue.ts'
import { expectStatus } from '../support/expectStatus.ts'
import { test } from '../support/pageTest.ts'
import { sample } from '../support/sample.ts'
import { answerInWallet, watchForComplaints } from '../support/wallet.ts'

// A first visit: nothing was fetched before.
test.use({ reuseContext: false })

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

const LOOKS = { colorScheme: ['light', 'dark'], width: [375, 1280] } as const

for (const { colorScheme, width } of process.env.DEEP ? sample(LOOKS) : eachValue(LOOKS)) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('R-CON-1 R-CON-2 R-CON-5 R-UI-1 a first visitor connects, reloads, switches and leaves', async ({
      context,
      page,
    }) => {
      const complaints = watchForComplaints(context)
      const picture = (name: string) =>
        page.screenshot({ path: `test-results/pictures/${name}-${colorScheme}-${width}.png` })
      const card = page.getByRole('region', { name: 'Connected account' })

      await page.goto('/')
      await expectStatus(page, 'disconnected')
      await picture('1-home')

      await page.getByRole('button', { name: 'Connect wallet' }).click()
      const dialog = page.getByRole('dialog', { name: 'Connect a wallet' })
      await expect(dialog.getByRole('button', { name: 'Demo Wallet' })).toBeVisible()
      await picture('2-connect')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      const choose = () => dialog.getByRole('button', { name: 'Demo Wallet' }).click()
      await answerInWallet(page, choose, ['Connect'])

      await expect(dialog).toBeHidden()
      // Connected, and free to verify the account or not.
      await expectStatus(page, 'unauthenticated')
      await expect(card).toContainText(ACCOUNT)
      await expect(card).toContainText('Demo One')
      await expect(card).toContainText(/\d\sETH/)
      await picture('3-connected')

      // Still connected after a reload, and nothing asked for it.
      let asked = 0
      page.on('popup', () => {
        asked += 1
      })
      await page.reload()
      await expect(card).toContainText(ACCOUNT)
      expect(asked).toBe(0)
      page.removeAllListeners('popup')

      await page.getByRole('button', { name: 'Demo One' }).click()
      const networks = page.getByRole('dialog', { name: 'Switch networks' })
      await expect(networks.getByRole('button', { name: /Demo One/ })).toHaveAttribute(
        'aria-current',
        'true',
      )
      await picture('4-networks')
      // The wallet does not know the second chain: it is asked to add it, then to switch.
      const chooseTwo = () => networks.getByRole('button', { name: 'Demo Two' }).click()
      await answerInWallet(page, chooseTwo, ['Add a network', 'Switch network'])
      await expect(networks).toBeHidden()
      await expect(card).toContainText('Demo Two')
      await expect(card).toContainText(/\d\sPBL/)

      await page.getByRole('button', { name: /ada.demo.eth/ }).click()
      const account = page.getByRole('dialog', { name: 'Account' })
      await account.getByRole('button', { name: 'Show full address' }).click()
      await expect(account).toContainText(ACCOUNT)
      await picture('5-account')
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await account.getByRole('button', { name: 'Disconnect' }).click()
      await expectStatus(page, 'disconnected')
      await expect(card).toBeHidden()

      await page.reload()
      await expect(page.getByRole('button', { name: 'Connect wallet' })).toBeVisible()
      expect(complaints).toEqual([])
    })
  })
}
