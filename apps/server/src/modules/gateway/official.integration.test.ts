import * as contract from '@countersign/gateway'
import { deletionTypedData } from '@countersign/safe'
import * as today from '@safe-global/safe-gateway-typescript-sdk'
import * as seed from 'safe-gateway-sdk-3.7.3'
import { encodeFunctionData, getAddress, zeroAddress } from 'viem'
import type { HDAccount } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { readAnswer } from './testing/server/readAnswer.ts'
import { hashOf, messageHashOf, proposalOf, transactionOf } from './testing/server/testSafe.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const CHAIN = '31337'
const ground = await useTestGround()
const { ada, ben, contracts } = ground
const safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
await ground.giveCoins(safe, 5_000n)
await ground.giveTokens(safe, 700n)
await ground.giveCollectible(safe, 7n)
const pay = encodeFunctionData({
  abi: otherAbi,
  functionName: 'transfer',
  args: [ben.address, 200n],
})
await ground.execute(safe, [ada, ben], transactionOf(0, { to: contracts.token, data: pay }))

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  beforeAll(bed.catchUp)

  it('R-GW-5 the official client 3.23.1 hears which nonce to use', async () => {
    today.setBaseUrl(bed.url)
    expect(await today.getNonces(CHAIN, safe.address)).toEqual({
      currentNonce: 1,
      recommendedNonce: 1,
    })
  })

  it('R-GW-5 the official client 3.23.1 takes a proposal back', async () => {
    today.setBaseUrl(bed.url)
    const transaction = transactionOf(9, { value: 17n })
    await bed.propose(safe, await proposalOf(safe, ada, transaction))
    const hash = hashOf(safe, transaction)
    const data = deletionTypedData(safe.account, hash, Date.now())
    const signature = await ada.signTypedData({
      ...data,
      message: { ...data.message, totp: BigInt(data.message.totp) },
    })
    await today.deleteTransaction(CHAIN, hash, signature)
    await expect(today.getTransactionDetails(CHAIN, hash)).rejects.toThrow()
  })

  describe.each([
    ['3.7.3', seed],
    ['3.23.1', today],
  ] as const)('R-GW-5 the official client %s', (version, sdk) => {
    beforeAll(() => sdk.setBaseUrl(bed.url))
    // Each client does the same things to the same Safe: with other amounts, they do not meet.
    const amount = version === '3.7.3' ? 11n : 13n
    const draft = () => transactionOf(version === '3.7.3' ? 1 : 2, { value: amount })

    it('reads the chains', async () => {
      const page = readAnswer(contract.getChains, await sdk.getChainsConfig())
      expect(page).toMatchObject({ count: 1, next: null, previous: null })
      const chain = readAnswer(contract.getChain, await sdk.getChainConfig(CHAIN))
      expect(page.results).toEqual([chain])
      expect(chain).toMatchObject({ chainId: CHAIN, chainName: 'Test chain', shortName: 'test' })
    })

    it('reads which Safes somebody owns, and what a Safe is', async () => {
      const owned = readAnswer(contract.getOwnedSafes, await sdk.getOwnedSafes(CHAIN, ada.address))
      expect(owned.safes).toContain(safe.address)
      const state = readAnswer(
        contract.getSafe,
        await sdk.getSafeInfo(CHAIN, safe.address.toLowerCase()),
      )
      expect(state).toMatchObject({
        address: { value: safe.address },
        chainId: CHAIN,
        nonce: 1,
        threshold: 2,
        implementation: { value: getAddress(safe.kind.singleton), name: 'SafeL2 1.4.1' },
        implementationVersionState: 'UP_TO_DATE',
        modules: null,
        fallbackHandler: { value: getAddress(safe.kind.handler) },
        guard: null,
        version: '1.4.1+L2',
      })
      expect(state.owners.map(({ value }) => value)).toEqual([ada.address, ben.address])
      expect(state.txHistoryTag).toMatch(/^\d{10}$/)
      expect(state.collectiblesTag).toMatch(/^\d{10}$/)
    })

    it('reads master copies, Safe apps and currencies', async () => {
      // Nothing of Safe is at its usual address on this chain.
      expect(readAnswer(contract.getMasterCopies, await sdk.getMasterCopies(CHAIN))).toEqual([])
      expect(readAnswer(contract.getSafeApps, await sdk.getSafeApps(CHAIN))).toEqual([])
      expect(readAnswer(contract.getFiatCodes, await sdk.getFiatCurrencies())).toEqual(['USD'])
    })

    it('reads balances and collectibles', async () => {
      const { items } = readAnswer(contract.getBalances, await sdk.getBalances(CHAIN, safe.address))
      expect(items.map(({ tokenInfo, balance }) => [tokenInfo.type, balance])).toEqual([
        ['NATIVE_TOKEN', '5000'],
        ['ERC20', '500'],
      ])
      for (const { tokenInfo } of items) expect(tokenInfo.logoUri).toMatch(/^data:image/)
      const all = readAnswer(
        contract.getAllCollectibles,
        await sdk.getCollectibles(CHAIN, safe.address),
      )
      expect(all).toMatchObject([{ address: getAddress(contracts.collectible), id: '7' }])
      const page = readAnswer(
        contract.getCollectibles,
        await sdk.getCollectiblesPage(CHAIN, safe.address),
      )
      expect(page.results).toEqual(all)
    })

    it('reads what happened', async () => {
      const history = readAnswer(
        contract.getTransactionHistory,
        await sdk.getTransactionHistory(CHAIN, safe.address),
      )
      expect(history.results.map(describeItem)).toEqual([
        'DATE_LABEL',
        'Transfer ERC20 OUTGOING 200',
        'Transfer ERC721 INCOMING 7',
        'Transfer ERC20 INCOMING 700',
        'Transfer NATIVE_COIN INCOMING 5000',
        'Creation',
      ])
      const incoming = readAnswer(
        contract.getIncomingTransfers,
        await sdk.getIncomingTransfers(CHAIN, safe.address),
      )
      expect(incoming.results.map(describeItem)).toEqual(
        history.results.slice(2, 5).map(describeItem),
      )
      const multisig = readAnswer(
        contract.getMultisigTransactions,
        await sdk.getMultisigTransactions(CHAIN, safe.address, { executed: 'true' }),
      )
      expect(multisig.results.map(describeItem)).toEqual(['Transfer ERC20 OUTGOING 200'])
      const modules = readAnswer(
        contract.getModuleTransactions,
        await sdk.getModuleTransactions(CHAIN, safe.address),
      )
      expect(modules).toMatchObject({ count: 0, results: [] })
    })

    it('reads every transaction of the history in full', async () => {
      const { results } = readAnswer(
        contract.getTransactionHistory,
        await sdk.getTransactionHistory(CHAIN, safe.address),
      )
      const transactions = results.flatMap((item) =>
        item.type === 'TRANSACTION' && item.transaction.txInfo.type !== 'Creation'
          ? [item.transaction]
          : [],
      )
      expect(transactions).toHaveLength(4)
      for (const { id, txInfo, txHash } of transactions) {
        const details = readAnswer(
          contract.getTransaction,
          await sdk.getTransactionDetails(CHAIN, id),
        )
        expect(details).toMatchObject({ txId: id, txInfo, txHash, safeAddress: safe.address })
      }
      const [executed] = transactions
      const details = readAnswer(
        contract.getTransaction,
        await sdk.getTransactionDetails(CHAIN, executed?.id ?? ''),
      )
      expect(details).toMatchObject({
        txStatus: 'SUCCESS',
        txData: { dataDecoded: { method: 'transfer' }, operation: 0, value: '0' },
        detailedExecutionInfo: {
          type: 'MULTISIG',
          fee: expect.stringMatching(/^[1-9]\d+$/),
          payment: '0',
          nonce: 0,
          confirmationsRequired: 2,
          trusted: true,
        },
      })
      const info = details.detailedExecutionInfo
      const signers =
        info?.type === 'MULTISIG' ? info.confirmations.map(({ signer }) => signer.value) : []
      expect(signers.toSorted()).toEqual([ada.address, ben.address].toSorted())
    })

    it('estimates, proposes, confirms, and finds it in the queue', async () => {
      const transaction = draft()
      const { to, operation } = transaction
      const estimation = readAnswer(
        contract.estimateTransaction,
        await sdk.postSafeGasEstimation(CHAIN, safe.address, {
          to,
          value: String(amount),
          data: '0x',
          operation,
        }),
      )
      expect(estimation.currentNonce).toBe(1)
      expect(estimation.recommendedNonce).toBe(Number(transaction.nonce))
      const propose = async (sender: HDAccount) => {
        const { nonce, ...proposal } = await proposalOf(safe, sender, transaction)
        // Both clients want texts here, which is as good.
        const body = { ...proposal, nonce: String(nonce), data: '0x' }
        return readAnswer(
          contract.proposeTransaction,
          await sdk.proposeTransaction(CHAIN, safe.address, body),
        )
      }
      expect(await propose(ada)).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS', note: 'Rent' })
      expect(await propose(ada)).toMatchObject({ txStatus: 'AWAITING_CONFIRMATIONS' })
      expect(await propose(ben)).toMatchObject({ txStatus: 'AWAITING_EXECUTION' })
      const queue = readAnswer(
        contract.getTransactionQueue,
        await sdk.getTransactionQueue(CHAIN, safe.address),
      )
      expect(queue.results.map(describeItem)).toContain(`Transfer NATIVE_COIN OUTGOING ${amount}`)
      const details = await sdk.getTransactionDetails(CHAIN, hashOf(safe, transaction))
      expect(readAnswer(contract.getTransaction, details)).toMatchObject({
        detailedExecutionInfo: { confirmationsRequired: 2, proposer: { value: ada.address } },
        safeAppInfo: { name: 'Test app', url: 'https://app.example' },
      })
    })

    it('proposes and confirms a message', async () => {
      const message = `Hello from ${version}`
      const hash = messageHashOf(safe, message)
      await sdk.proposeSafeMessage(CHAIN, safe.address, {
        message,
        signature: await ada.sign({ hash }),
      })
      const first = readAnswer(contract.getMessage, await sdk.getSafeMessage(CHAIN, hash))
      expect(first).toMatchObject({ status: 'NEEDS_CONFIRMATION', preparedSignature: null })
      await sdk.confirmSafeMessage(CHAIN, hash, { signature: await ben.sign({ hash }) })
      const messages = readAnswer(
        contract.getMessages,
        await sdk.getSafeMessages(CHAIN, safe.address),
      )
      expect(messages.results[0]).toMatchObject({ type: 'DATE_LABEL' })
      expect(messages.results[1]).toMatchObject({ messageHash: hash, message, status: 'CONFIRMED' })
    })

    it('has calldata decoded', async () => {
      const data = encodeFunctionData({
        abi: otherAbi,
        functionName: 'transfer',
        args: [zeroAddress, 1n],
      })
      const decode =
        sdk === today
          ? () => today.getDecodedData(CHAIN, 0, data)
          : () => seed.getDecodedData(CHAIN, data)
      expect(readAnswer(contract.decodeData, await decode())).toMatchObject({
        method: 'transfer',
        parameters: [
          { type: 'address', value: zeroAddress },
          { type: 'uint256', value: '1' },
        ],
      })
    })

    it('hears of errors in the words it shows', async () => {
      await expect(sdk.getChainConfig('5')).rejects.toThrow('404: Not Found')
      await expect(sdk.getSafeInfo(CHAIN, '0x12')).rejects.toThrow('422: Invalid address')
      await expect(sdk.getSafeInfo(CHAIN, zeroAddress)).rejects.toThrow('404: Safe not found')
    })
  })
})

function describeItem(item: contract.TransactionListItem): string {
  if (item.type !== 'TRANSACTION') return item.type
  const { txInfo } = item.transaction
  if (txInfo.type !== 'Transfer') return txInfo.type
  const { transferInfo, direction } = txInfo
  if (transferInfo.type === 'unknown') return 'unknown'
  const what = transferInfo.type === 'ERC721' ? transferInfo.tokenId : transferInfo.value
  return `Transfer ${transferInfo.type} ${direction} ${what}`
}
