import { stringToHex } from 'viem'
import { describe, expect, it } from 'vitest'
import { createSafeProvider } from './createSafeProvider.ts'
import { frameCalls } from './frameCalls.ts'
import type { FrameMethod } from './messages.ts'

const hash = `0x${'ab'.repeat(32)}` as const
const mined = `0x${'cd'.repeat(32)}` as const
const address = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const stranger = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const info = {
  address,
  chainId: 31337,
  owners: [stranger],
  threshold: 1,
  isReadOnly: false,
  code: 'unchecked',
} as const

function safe(answers: Partial<Record<FrameMethod, unknown>> = {}) {
  const asked: [FrameMethod, unknown][] = []
  const calls = frameCalls({
    async call(method, params) {
      asked.push([method, params])
      if (!(method in answers)) throw new Error(`${method} was not expected`)
      return answers[method]
    },
    close() {},
  })
  const awaitSignature = async () => '0x5151' as const
  const { request } = createSafeProvider({ info, calls, awaitSignature })
  return { asked, ask: (method: string, ...params: unknown[]) => request({ method, params }) }
}

describe('the Safe as a wallet', () => {
  it('is its own account, on its own network, without asking', async () => {
    const { ask, asked } = safe()
    expect(await ask('eth_accounts')).toEqual([address])
    expect(await ask('eth_requestAccounts')).toEqual([address])
    expect(await ask('eth_chainId')).toBe('0x7a69')
    expect(asked).toEqual([])
  })

  it('signs a text as the text that hosts show', async () => {
    const { ask, asked } = safe({ signMessage: { messageHash: hash, signature: '0x12' } })
    expect(await ask('personal_sign', stringToHex('Grüße'), address)).toBe('0x12')
    expect(asked).toEqual([['signMessage', { message: 'Grüße' }]])
    await ask('personal_sign', '0xff00', address)
    expect(asked.at(-1)).toEqual(['signMessage', { message: '0xff00' }])
  })

  it('waits for the others where a message is shared, and has 0x where it is proposed', async () => {
    const shared = safe({ signMessage: { messageHash: hash } })
    expect(await shared.ask('personal_sign', '0x61', address)).toBe('0x5151')
    const proposed = safe({ signTypedMessage: { safeTxHash: hash } })
    expect(await proposed.ask('eth_signTypedData_v4', address, '{"a":1}')).toBe('0x')
    expect(proposed.asked).toEqual([['signTypedMessage', { typedData: { a: 1 } }]])
  })

  it.each([
    ['personal_sign', ['0x61', stranger]],
    ['eth_signTypedData_v4', [stranger, '{}']],
    ['eth_sendTransaction', [{ from: stranger, to: stranger }]],
  ])('%s for another account is refused before the host is asked', async (method, params) => {
    const { ask, asked } = safe()
    await expect(ask(method, ...params)).rejects.toMatchObject({ code: 4100 })
    expect(asked).toEqual([])
  })

  it('sends one transaction, and answers with a safeTxHash', async () => {
    const { ask, asked } = safe({ sendTransactions: { safeTxHash: hash } })
    const sent = ask('eth_sendTransaction', {
      from: address,
      to: stranger,
      value: '0x10',
      gas: '0x9',
    })
    expect(await sent).toBe(hash)
    expect(asked).toEqual([
      [
        'sendTransactions',
        { txs: [{ to: stranger, value: '16', data: '0x' }], params: { safeTxGas: 9 } },
      ],
    ])
  })

  it('sends a batch as one proposal (EIP-5792), on its own network only', async () => {
    const { ask, asked } = safe({ sendTransactions: { safeTxHash: hash } })
    const calls = [
      { to: stranger, value: '0x1' },
      { to: address, data: '0x12' },
    ]
    const batch = { version: '2.0.0', from: address, chainId: '0x7a69', calls }
    expect(await ask('wallet_sendCalls', batch)).toEqual({ id: hash })
    expect(asked).toEqual([
      [
        'sendTransactions',
        {
          txs: [
            { to: stranger, value: '1', data: '0x' },
            { to: address, value: '0', data: '0x12' },
          ],
        },
      ],
    ])
    await expect(ask('wallet_sendCalls', { ...batch, chainId: '0x1' })).rejects.toThrow()
    expect(await ask('wallet_getCapabilities')).toEqual({
      '0x7a69': { atomic: { status: 'supported' } },
    })
  })

  it.each([
    ['AWAITING_CONFIRMATIONS', 100],
    ['AWAITING_EXECUTION', 100],
    ['CANCELLED', 400],
    ['SOMETHING_NEW', 100],
  ])('a batch that is %s has the status %i and no receipt', async (txStatus, status) => {
    const { ask } = safe({ getTxBySafeTxHash: { txStatus, txHash: null } })
    const told = await ask('wallet_getCallsStatus', hash)
    expect(told).toMatchObject({ id: hash, status, atomic: true })
    expect(told).not.toHaveProperty('receipts')
  })

  it('a batch that was executed has the receipt of the chain', async () => {
    const { ask, asked } = safe({
      getTxBySafeTxHash: { txStatus: 'SUCCESS', txHash: mined },
      rpcCall: { transactionHash: mined, status: '0x1' },
    })
    expect(await ask('wallet_getCallsStatus', hash)).toMatchObject({
      status: 200,
      receipts: [{ transactionHash: mined, status: '0x1' }],
    })
    expect(asked.at(-1)).toEqual([
      'rpcCall',
      { call: 'eth_getTransactionReceipt', params: [mined] },
    ])
  })

  it('a safeTxHash has no receipt until it was executed, then that of the real transaction', async () => {
    const waiting = safe({ getTxBySafeTxHash: { txStatus: 'AWAITING_EXECUTION', txHash: null } })
    expect(await waiting.ask('eth_getTransactionReceipt', hash)).toBeNull()
    const done = safe({
      getTxBySafeTxHash: { txStatus: 'SUCCESS', txHash: mined },
      rpcCall: { transactionHash: mined },
    })
    expect(await done.ask('eth_getTransactionReceipt', hash)).toEqual({ transactionHash: mined })
  })

  it('passes reading on to the node of the host', async () => {
    const { ask, asked } = safe({ rpcCall: '0x5' })
    expect(await ask('eth_getBalance', address, 'latest')).toBe('0x5')
    expect(asked).toEqual([['rpcCall', { call: 'eth_getBalance', params: [address, 'latest'] }]])
  })

  it.each(['eth_sign', 'wallet_switchEthereumChain', 'eth_sendRawTransaction', 'constructor'])(
    'R-FRAME-3 "%s" is not implemented',
    async (method) => {
      const { ask, asked } = safe()
      await expect(ask(method)).rejects.toMatchObject({
        message: `"${method}" not implemented`,
        code: 4200,
      })
      expect(asked).toEqual([])
    },
  )
})
