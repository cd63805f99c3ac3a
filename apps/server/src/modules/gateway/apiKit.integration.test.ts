import * as service from '@countersign/gateway/service'
import { encodeFunctionData, getAddress, zeroAddress, zeroHash } from 'viem'
import { generatePrivateKey, privateKeyToAddress } from 'viem/accounts'
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../testing/onBothDatabases.ts'
import { otherAbi } from './testing/chain/deployContracts.ts'
import { readAnswer } from './testing/server/readAnswer.ts'
import { hashOf, messageHashOf, transactionOf } from './testing/server/testSafe.ts'
import { type Kits, listApiKitMethods, useKits } from './testing/server/useKits.ts'
import { useTestbed } from './testing/server/useTestbed.ts'
import { useTestGround } from './testing/server/useTestGround.ts'

const ground = await useTestGround()
const { ada, ben, eve, contracts, payer, chain } = ground
const safe = await ground.createSafe('1.4.1', [ada.address, ben.address])
await ground.giveCoins(safe, 5_000n)
await ground.giveTokens(safe, 700n)
await ground.giveCollectible(safe, 7n)
const pay = encodeFunctionData({
  abi: otherAbi,
  functionName: 'transfer',
  args: [ben.address, 200n],
})
const payment = transactionOf(0, { to: contracts.token, data: pay })
const paid = await ground.execute(safe, [ada, ben], payment)
const paidHash = hashOf(safe, payment)

onBothDatabases((database) => {
  const bed = useTestbed({ ground, database })
  let kits: Kits
  beforeAll(async () => {
    await bed.catchUp()
    kits = useKits(ground, `${bed.url}/tx-service/test/api`)
  })

  describe('R-GW-17 api-kit 5', () => {
    it('hears what the service is, which singletons there are, and what a token is', async () => {
      const { api } = kits
      expect(await api.getServiceInfo()).toMatchObject({
        name: expect.any(String),
        version: expect.any(String),
      })
      expect(await api.getServiceSingletonsInfo()).toEqual([])
      const { results, count } = await api.getTokenList()
      expect(count).toBe(results.length)
      const [token] = results
      expect(token).toMatchObject({
        address: getAddress(contracts.token),
        symbol: 'ERC',
        decimals: 18,
        trusted: true,
      })
      expect(await api.getToken(contracts.token)).toEqual(token)
      await expect(api.getToken(payer)).rejects.toThrow('No Token matches the given query.')
    })

    it('reads what a Safe is, as the chain has it', async () => {
      const { api } = kits
      expect(await api.getSafeInfo(safe.address)).toEqual({
        address: safe.address,
        nonce: '1',
        threshold: 2,
        owners: [ada.address, ben.address],
        singleton: getAddress(safe.kind.singleton),
        modules: [],
        fallbackHandler: getAddress(safe.kind.handler),
        guard: zeroAddress,
        version: '1.4.1+L2',
      })
      expect(await api.getSafeCreationInfo(safe.address)).toMatchObject({
        creator: payer,
        factoryAddress: getAddress(safe.kind.factory),
        singleton: getAddress(safe.kind.singleton),
        dataDecoded: { method: 'setup' },
        userOperation: null,
      })
      expect((await api.getSafesByOwner(ada.address)).safes).toContain(safe.address)
      expect(await api.getSafesByModule(eve.address)).toEqual({ safes: [] })
      await expect(api.getSafeInfo(eve.address)).rejects.toThrow('Safe not found')
    })

    it('reads what happened, and what it cost is what the chain says', async () => {
      const { api } = kits
      const all = await api.getAllTransactions(safe.address)
      expect(all.count).toBe(4)
      expect(
        all.results.map(({ txType, transfers }) => [
          txType,
          transfers.map(({ type, value, tokenId }) => `${type} ${value ?? tokenId}`),
        ]),
      ).toEqual([
        ['MULTISIG_TRANSACTION', ['ERC20_TRANSFER 200']],
        ['ETHEREUM_TRANSACTION', ['ERC721_TRANSFER 7']],
        ['ETHEREUM_TRANSACTION', ['ERC20_TRANSFER 700']],
        ['ETHEREUM_TRANSACTION', ['ETHER_TRANSFER 5000']],
      ])
      const incoming = await api.getIncomingTransactions(safe.address)
      expect(incoming.count).toBe(3)
      const coins = await api.getIncomingTransactions(safe.address, { from: payer, ether: true })
      expect(coins.results).toMatchObject([
        { type: 'ETHER_TRANSFER', value: '5000', from: payer, to: safe.address },
      ])
      expect(await api.getModuleTransactions(safe.address)).toMatchObject({ count: 0, results: [] })
      const executed = await api.getTransaction(paidHash)
      // The engine's own answer about a transaction that it has mined.
      const receipt = (await chain.request('eth_getTransactionReceipt', [paid.hash])) as {
        gasUsed: string
        effectiveGasPrice: string
      }
      expect(executed).toMatchObject({
        isExecuted: true,
        isSuccessful: true,
        nonce: '0',
        transactionHash: paid.hash,
        blockNumber: paid.block,
        executor: payer,
        gasUsed: Number(receipt.gasUsed),
        fee: (BigInt(receipt.gasUsed) * BigInt(receipt.effectiveGasPrice)).toString(),
        confirmationsRequired: 2,
        dataDecoded: { method: 'transfer' },
      })
      const { results } = await api.getTransactionConfirmations(paidHash)
      expect(results.map(({ owner }) => owner).toSorted()).toEqual(
        [ada.address, ben.address].toSorted(),
      )
    })

    it('has calldata decoded and gas estimated', async () => {
      const { api } = kits
      expect(await api.decodeData(pay)).toMatchObject({ method: 'transfer' })
      await expect(api.decodeData('0x12345678')).rejects.toThrow('Cannot find function selector')
      const { safeTxGas } = await api.estimateSafeTransaction(safe.address, {
        to: ben.address,
        value: '1',
        data: '0x',
        operation: 0,
      })
      expect(BigInt(safeTxGas)).toBeGreaterThan(0n)
    })

    it('knows that operations of ERC-4337 are not followed', async () => {
      const { api } = kits
      expect(await api.getSafeOperationsByAddress(safe.address)).toMatchObject({ count: 0 })
      expect(await api.getPendingSafeOperations(safe.address)).toMatchObject({ count: 0 })
      expect(await api.getSafeOperationConfirmations(zeroHash)).toMatchObject({ count: 0 })
      await expect(api.getSafeOperation(zeroHash)).rejects.toThrow('No SafeOperation matches')
      await expect(api.confirmSafeOperation(zeroHash, `0x${'11'.repeat(65)}`)).rejects.toThrow(
        'No SafeOperation matches',
      )
      const userOperation = {
        sender: safe.address,
        nonce: '0',
        initCode: '0x',
        callData: '0x',
        callGasLimit: 1n,
        verificationGasLimit: 1n,
        preVerificationGas: 1n,
        maxFeePerGas: 1n,
        maxPriorityFeePerGas: 1n,
        paymasterAndData: '0x',
        signature: `0x${'11'.repeat(65)}`,
      }
      await expect(
        api.addSafeOperation({
          entryPoint: eve.address,
          moduleAddress: eve.address,
          safeAddress: safe.address,
          userOperation,
        }),
      ).rejects.toThrow('are not kept by this service')
    })

    it('signs a message with both owners', async () => {
      const { api } = kits
      const message = 'Hello from api-kit'
      const hash = messageHashOf(safe, message)
      await api.addMessage(safe.address, { message, signature: await ada.sign({ hash }) })
      await api.addMessageSignature(hash, await ben.sign({ hash }))
      const kept = await api.getMessage(hash)
      expect(kept).toMatchObject({
        safe: safe.address,
        message,
        messageHash: hash,
        proposedBy: ada.address,
      })
      expect(kept.confirmations.map(({ owner, signatureType }) => [owner, signatureType])).toEqual([
        [ada.address, 'EOA'],
        [ben.address, 'EOA'],
      ])
      expect(kept.preparedSignature).toMatch(/^0x/)
      expect((await api.getMessages(safe.address)).results).toEqual([kept])
    })

    it('lets a delegate propose, and nothing but that', async () => {
      const { api, walletOf } = kits
      const delegate = { delegateAddress: eve.address, delegatorAddress: ada.address }
      const drafted = transactionOf(5, { value: 9n })
      const safeTxHash = hashOf(safe, drafted)
      const proposal = {
        safeAddress: safe.address,
        safeTransactionData: {
          to: drafted.to,
          value: '9',
          data: '0x',
          operation: 0,
          safeTxGas: '0',
          baseGas: '0',
          gasPrice: '0',
          gasToken: zeroAddress,
          refundReceiver: zeroAddress,
          nonce: 5,
        },
        safeTxHash,
        senderAddress: eve.address,
        senderSignature: await eve.sign({ hash: safeTxHash }),
        origin: JSON.stringify({ name: 'Test app', url: 'https://app.example' }),
      }
      await expect(api.proposeTransaction(proposal)).rejects.toThrow('Invalid signature')
      await api.addSafeDelegate({
        ...delegate,
        safeAddress: safe.address,
        label: 'Eve',
        signer: walletOf(ada),
      })
      expect(await api.getSafeDelegates({ safeAddress: safe.address })).toMatchObject({
        count: 1,
        results: [
          {
            safe: safe.address,
            delegate: eve.address,
            delegator: ada.address,
            label: 'Eve',
            expiryDate: null,
          },
        ],
      })
      await api.proposeTransaction(proposal)
      expect(await api.getTransaction(safeTxHash)).toMatchObject({
        proposer: ada.address,
        proposedByDelegate: eve.address,
        confirmations: [],
        trusted: true,
        origin: JSON.stringify({ name: 'Test app', url: 'https://app.example' }),
      })
      await expect(
        api.confirmTransaction(safeTxHash, await eve.sign({ hash: safeTxHash })),
      ).rejects.toThrow('Invalid signature')
      expect(await api.getTransactionConfirmations(safeTxHash)).toMatchObject({ count: 0 })
      await api.removeSafeDelegate({ ...delegate, signer: walletOf(ada) })
      expect(await api.getSafeDelegates({ delegatorAddress: ada.address })).toMatchObject({
        count: 0,
      })
      const later = transactionOf(6, { value: 9n })
      const hash = hashOf(safe, later)
      await expect(
        api.proposeTransaction({
          ...proposal,
          safeTransactionData: { ...proposal.safeTransactionData, nonce: 6 },
          safeTxHash: hash,
          senderSignature: await eve.sign({ hash }),
        }),
      ).rejects.toThrow('Invalid signature')
    })

    it('and protocol-kit 8 make a Safe, propose, confirm and execute with nothing else', async () => {
      const { api, create, open } = kits
      const address = await create(ada, [ada.address, ben.address], 2)
      await ground.chain.send({ from: payer, to: address as `0x${string}`, value: 1_000n })
      await bed.catchUp()
      expect((await api.getSafesByOwner(ben.address)).safes).toContain(address)
      const first = await open(ada, address)
      const nonce = Number(await api.getNextNonce(address))
      const stranger = privateKeyToAddress(generatePrivateKey())
      const drafted = await first.createTransaction({
        transactions: [{ to: stranger, value: '40', data: '0x' }],
        options: { nonce },
      })
      const safeTxHash = await first.getTransactionHash(drafted)
      await api.proposeTransaction({
        safeAddress: address,
        safeTransactionData: drafted.data,
        safeTxHash,
        senderAddress: ada.address,
        senderSignature: (await first.signHash(safeTxHash)).data,
      })
      expect(
        (await api.getPendingTransactions(address)).results.map((each) => each.safeTxHash),
      ).toContain(safeTxHash)
      const second = await open(ben, address)
      await api.confirmTransaction(safeTxHash, (await second.signHash(safeTxHash)).data)
      const ready = await api.getTransaction(safeTxHash)
      expect(ready.confirmations).toHaveLength(2)
      await second.executeTransaction(ready)
      await bed.catchUp()
      expect(await api.getTransaction(safeTxHash)).toMatchObject({
        isExecuted: true,
        isSuccessful: true,
        executor: ben.address,
      })
      expect(await chain.request('eth_getBalance', [stranger, 'latest'])).toBe('0x28')
      const { results } = await api.getMultisigTransactions(address, { executed: true })
      expect(results.map((each) => each.safeTxHash)).toEqual([safeTxHash])
    })

    it('has no method that was not called', () => {
      const methods = listApiKitMethods()
      expect(methods.length).toBeGreaterThan(30)
      expect(methods.filter((name) => !kits.called.has(name))).toEqual([])
    })
  })

  it('R-GW-17 the first version of a call writes nonces and gas as numbers', async () => {
    const read = async (path: string) =>
      readAnswer(
        service.getMultisigTransaction,
        await (await fetch(`${bed.url}/tx-service/test/api${path}`)).json(),
      )
    expect(await read(`/v1/multisig-transactions/${paidHash}/`)).toMatchObject({
      nonce: 0,
      safeTxGas: 0,
      baseGas: 0,
      gasPrice: '0',
    })
    expect(await read(`/v2/multisig-transactions/${paidHash}`)).toMatchObject({
      nonce: '0',
      safeTxGas: '0',
      baseGas: '0',
    })
  })

  it('R-GW-17 tells what a Safe holds, and pages by limit and offset', async () => {
    const at = async (path: string) =>
      (await fetch(`${bed.url}/tx-service/test/api/v1/safes/${safe.address}/${path}`)).json()
    expect(readAnswer(service.getBalances, await at('balances/'))).toMatchObject([
      { tokenAddress: null, token: null, balance: '5000' },
      { tokenAddress: getAddress(contracts.token), token: { symbol: 'ERC' }, balance: '500' },
    ])
    const first = readAnswer(service.getTransfers, await at('transfers/?limit=1&erc20=true'))
    expect(first).toMatchObject({ count: 2, previous: null, results: [{ value: '200' }] })
    const next = await (await fetch(first.next ?? '')).json()
    expect(readAnswer(service.getTransfers, next)).toMatchObject({
      count: 2,
      next: null,
      results: [{ value: '700' }],
    })
  })
})
