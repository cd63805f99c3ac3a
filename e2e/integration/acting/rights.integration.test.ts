import { worldAccounts, worldContracts } from '@countersign/demo/world'
import { createGateway, getTransaction } from '@countersign/gateway'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
  parseEther,
} from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import {
  readContract,
  sendTransaction,
  waitForTransactionReceipt,
  writeContract,
} from 'viem/actions'
import { expect, it } from 'vitest'
import { createVisits } from '../../support/createVisits.ts'
import { never, refuse } from '../../support/oddWallet.ts'
import { adaKey, benKey, chiomaKey, safeOfThree } from '../../support/safeOfThree.ts'
import { executeElsewhere } from '../../support/safeTx.ts'
import type { VisitedPage } from '../../support/visitAs.ts'

const { usdc, orchard, permit2 } = worldContracts[31337]
const SEND = 'eth_sendTransaction'
/** In the dialog that shows what will change. */
const ASK = 'Send with wallet'
/** Who may take what, of somebody new. */
const GIVEN: readonly (readonly [Address, Address])[] = [
  [usdc, benKey.address],
  [orchard, benKey.address],
  [orchard, chiomaKey.address],
]

const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function allowance(address owner, address token, address spender) view returns (uint160, uint48, uint48)',
])
const approve = (spender: Address, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })
const passOn = (token: Address, spender: Address, amount: bigint) =>
  encodeFunctionData({
    ...{ abi: permit2Abi, functionName: 'approve' },
    args: [token, spender, amount, 2 ** 47],
  })

const visits = createVisits()

async function visit(path: string, who: PrivateKeyAccount): Promise<VisitedPage> {
  const page = await visits.visit(path, { who })
  await page.settled()
  return page
}

/** Rights, each with a box to choose it by: a window without a width has no table. */
const rows = () =>
  [...document.querySelectorAll<HTMLElement>('main li')].filter((each) =>
    each.querySelector('input[type=checkbox]'),
  )

/** Somebody new, who has allowed three things. */
async function openApprovals() {
  const { client } = visits.server
  const account = privateKeyToAccount(generatePrivateKey())
  const paid = await sendTransaction(client, {
    ...{ account: adaKey, chain: null, to: account.address, value: parseEther('1') },
  })
  await waitForTransactionReceipt(client, { hash: paid })
  for (const [address, spender] of GIVEN) {
    const hash = await writeContract(client, {
      ...{ account, chain: null, address, abi: erc20Abi, functionName: 'approve' },
      args: [spender, 7_000_000n],
    })
    await waitForTransactionReceipt(client, { hash })
  }
  const at = await visit(`/one:${account.address}/approvals`, account)
  await expect.poll(() => rows().length).toBe(3)
  const standing = async () => {
    const amounts = await Promise.all(
      GIVEN.map(([address, spender]) =>
        readContract(client, {
          ...{ address, abi: erc20Abi, functionName: 'allowance' },
          args: [account.address, spender],
        }),
      ),
    )
    return amounts.filter((amount) => amount > 0n).length
  }
  return { at, standing }
}

it('R-ERR-4 a wallet that never answers is waited for no longer than somebody wants, and one that refuses has changed nothing', async () => {
  const { at, standing } = await openApprovals()
  at.wallet.set(SEND, refuse)
  await at.press(/^Revoke /)
  await at.press(ASK, undefined, 2)
  await at.reads('Refused in the wallet. Nothing was sent.')
  expect(at.wallet.count(SEND)).toBe(1)
  at.wallet.set(SEND, never)
  await at.press(ASK, undefined, 2)
  await at.reads('Your wallet is asked')
  expect(at.wallet.count(SEND)).toBe(2)
  await at.press('Stop waiting')
  await at.press('It was not sent')
  expect(await standing()).toBe(3)
  at.wallet.set(SEND)
  await at.press(ASK)
  await expect.poll(() => rows().length).toBe(2)
  expect(await standing()).toBe(2)

  // Whoever is not the account is told so, and can do nothing.
  const other = await visit(window.location.pathname, chiomaKey)
  await other.reads('Connect this wallet to revoke.')
  expect(await other.off(/^Revoke /)).not.toBeNull()
})

it('R-TX-4 a wallet that knows no batches revokes one after the other, and only what was chosen', async () => {
  const { at, standing } = await openApprovals()
  for (const each of rows().slice(0, 2)) {
    each.querySelector<HTMLElement>('input')?.click()
    await at.reads('Revoke')
  }
  await at.press('Revoke 2 chosen')
  await at.press(ASK)
  await expect.poll(() => rows().length).toBe(1)
  expect(await standing()).toBe(1)
  expect([at.wallet.count('wallet_sendCalls'), at.wallet.count(SEND)]).toEqual([0, 2])
})

it('R-TX-4 a Safe revokes a token’s and a Permit2 approval by one proposal of its owners', async () => {
  const { client } = visits.server
  const safe = await safeOfThree(visits.server.url)
  const spender = worldAccounts[7].address
  const given = [
    { to: usdc, data: approve(spender, 5n) },
    { to: orchard, data: approve(permit2, 9n) },
    { to: permit2, data: passOn(orchard, spender, 7n) },
  ]
  for (const [nonce, call] of given.entries()) {
    await executeElsewhere(client, [benKey, chiomaKey], { safe, nonce, value: 0n, ...call })
  }
  const permitted = async () => {
    const ask = { address: permit2, abi: permit2Abi, functionName: 'allowance' } as const
    return (await readContract(client, { ...ask, args: [safe, orchard, spender] }))[0]
  }
  const allowed = () =>
    readContract(client, {
      ...{ address: usdc, abi: erc20Abi, functionName: 'allowance', args: [safe, spender] },
    })
  expect([await permitted(), await allowed()]).toEqual([7n, 5n])
  const ada = await visit(`/one:${safe}/approvals`, adaKey)
  await expect.poll(() => rows().length).toBe(3)
  for (const text of ['through a stand-in for Permit2', 'USDC']) {
    const box = () =>
      rows()
        .find(({ textContent }) => textContent?.includes(text))
        ?.querySelector<HTMLInputElement>('input[type=checkbox]')
    // A row that is read anew in this moment is not pressed.
    const choose = () => {
      if (!box()?.checked) box()?.click()
      return box()?.checked
    }
    await expect.poll(choose).toBe(true)
  }
  await ada.reads('This becomes a proposal to the Safe’s owners.')
  await ada.press('Revoke 2 chosen')
  await ada.press('Sign and propose')
  const [, id = ''] = await ada.goes(/\/tx\/(0x[0-9a-f]{64})/)
  const { txData } = await createGateway({ baseUrl: visits.server.url }).call(getTransaction, {
    ...{ chainId: '31337', transactionId: id },
  })
  if (!txData) throw new Error('no proposal')
  await executeElsewhere(client, [benKey, chiomaKey], {
    ...{ safe, nonce: 3, to: txData.to.value, value: 0n, operation: txData.operation },
    data: (txData.hexData ?? '0x') as Hex, // the gateway has checked it
  })
  expect([await permitted(), await allowed()]).toEqual([0n, 0n])
})
