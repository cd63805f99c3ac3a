import { encodeFunctionData, erc20Abi, hashTypedData, stringToHex } from 'viem'
import { createSiweMessage } from 'viem/siwe'
import { expect, describe as group, test } from 'vitest'
import type { Ask, AskOf, Call } from '../../asks.ts'
import { ONE, TWO } from '../../testing/harness.ts'
import { FIRST, SECOND, STRANGER } from '../../testing/protocol.ts'
import { describe } from './describe.ts'
import type { Sheet } from './sheet.ts'

const NOW = new Date('2026-01-02T03:04:05Z')
const ORIGIN = 'http://localhost:4100'
const put = (ask: Ask, origin = ORIGIN) => describe(ask, { origin, now: NOW })

/** Label and value of every row. */
const rows = (sheet: Sheet) =>
  Object.fromEntries(
    sheet.blocks.flatMap((block) =>
      block.type === 'rows' ? block.rows.map(({ label, value }) => [label, value]) : [],
    ),
  )

const signing = (message: `0x${string}`): Ask => ({
  kind: 'signMessage',
  from: FIRST,
  message,
  chain: ONE,
})

group('networks', () => {
  test('a switch says from where to where', () => {
    expect(rows(put({ kind: 'switchChain', from: ONE, to: TWO }))).toMatchObject({
      From: 'Demo One',
      To: 'Demo Two',
      Currency: 'ETH',
      Node: '/api/rpc/31338',
    })
  })

  test('an addition names its node and currency', () => {
    expect(rows(put({ kind: 'addChain', chain: TWO }))).toMatchObject({
      Name: 'Demo Two',
      Chain: '31338',
      Currency: 'ETH',
      Node: '/api/rpc/31338',
    })
  })
})

group('messages', () => {
  test('text is shown as text', () => {
    const sheet = put(signing(stringToHex('I agree.\nReally ✓')))
    expect(sheet.blocks).toContainEqual({
      type: 'text',
      title: 'Message',
      text: 'I agree.\nReally ✓',
    })
    expect(sheet.warnings).toEqual([])
  })

  test('what is no text is shown as bytes, with a warning', () => {
    for (const message of ['0xfffefd', '0x610762'] as const) {
      const sheet = put(signing(message))
      expect(sheet.blocks).toContainEqual(
        expect.objectContaining({ title: 'Message, 3 bytes', text: message, code: true }),
      )
      expect(sheet.warnings).toHaveLength(1)
    }
  })

  test('characters that hide or turn text are spelled out', () => {
    const sheet = put(signing(stringToHex('pay\u202Eevil\u200B')))
    expect(sheet.blocks).toContainEqual(
      expect.objectContaining({ text: 'pay⟨U+202E⟩evil⟨U+200B⟩' }),
    )
  })
})

group('sign-in', () => {
  const message = (change: Partial<Parameters<typeof createSiweMessage>[0]> = {}) =>
    createSiweMessage({
      address: FIRST,
      chainId: 31337,
      domain: 'localhost:4100',
      nonce: 'abcdefgh12345678',
      uri: ORIGIN,
      version: '1',
      statement: 'Enter.',
      issuedAt: NOW,
      ...change,
    })
  const signIn = (text: string, origin = ORIGIN) => put(signing(stringToHex(text)), origin)

  test('is shown as fields, with the text as it is signed', () => {
    const sheet = signIn(message({ expirationTime: new Date('2026-01-03T00:00:00Z') }))
    expect(sheet.title).toBe('Sign in')
    expect(sheet.warnings).toEqual([])
    expect(rows(sheet)).toEqual({
      'Sign in to': 'localhost:4100',
      Account: FIRST,
      Statement: 'Enter.',
      Address: ORIGIN,
      Chain: '31337',
      Nonce: 'abcdefgh12345678',
      Issued: '2026-01-02T03:04:05.000Z',
      'Valid until': '2026-01-03T00:00:00.000Z',
    })
    expect(sheet.blocks.at(-1)).toMatchObject({
      type: 'more',
      text: expect.stringContaining('URI'),
    })
  })

  test.each([
    ['another site', message({ domain: 'bank.example' }), /bank\.example, but localhost:4100/],
    ['another port', message({ domain: 'localhost:4101' }), /localhost:4101, but/],
    ['another scheme', message({ scheme: 'https' }), /but localhost:4100/],
    ['another account', message({ address: SECOND }), /another account/],
    ['another chain', message({ chainId: 1 }), /chain 1/],
    ['the past', message({ expirationTime: new Date('2026-01-01T00:00:00Z') }), /expired/],
    ['the future', message({ notBefore: new Date('2026-02-01T00:00:00Z') }), /not valid yet/],
  ])('warns of %s', (_, text, warning) => {
    const { warnings } = signIn(text)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(warning)
  })

  test('warns of text that only looks like one', () => {
    const text = message().replace('Nonce: ', 'Nonce : ')
    expect(signIn(text)).toMatchObject({
      title: 'Sign a message',
      warnings: [expect.stringContaining('reads like a sign-in')],
    })
  })
})

group('typed data', () => {
  const data = {
    types: {
      EIP712Domain: [
        { name: 'name', type: 'string' },
        { name: 'chainId', type: 'uint256' },
      ],
      Person: [
        { name: 'name', type: 'string' },
        { name: 'wallets', type: 'address[]' },
      ],
      Mail: [
        { name: 'from', type: 'Person' },
        { name: 'amount', type: 'uint256' },
        { name: 'urgent', type: 'bool' },
      ],
    },
    primaryType: 'Mail',
    domain: { name: 'Post', chainId: 31337, secret: 'not signed' },
    message: {
      from: { name: 'Ann', wallets: [FIRST, SECOND], secret: 'not signed' },
      amount: '0x10',
      urgent: true,
    },
  } as const
  const sheet = put({
    kind: 'signTypedData',
    from: FIRST,
    chain: ONE,
    typedData: JSON.stringify(data),
  })

  test('is a tree of its types', () => {
    expect(sheet.blocks).toContainEqual({
      type: 'fields',
      title: 'Mail',
      fields: [
        {
          name: 'from',
          type: 'Person',
          value: [
            { name: 'name', type: 'string', value: 'Ann' },
            {
              name: 'wallets',
              type: 'address[]',
              value: [
                { name: '0', type: 'address', value: FIRST },
                { name: '1', type: 'address', value: SECOND },
              ],
            },
          ],
        },
        { name: 'amount', type: 'uint256', value: '16' },
        { name: 'urgent', type: 'bool', value: 'true' },
      ],
    })
  })

  test('shows the domain', () => {
    expect(sheet.blocks).toContainEqual({
      type: 'fields',
      title: 'Domain',
      fields: [
        { name: 'name', type: 'string', value: 'Post' },
        { name: 'chainId', type: 'uint256', value: '31337' },
      ],
    })
  })

  test('shows nothing that is not signed', () => {
    expect(JSON.stringify(sheet)).not.toContain('not signed')
  })

  test('shows the hash in groups of four', () => {
    const hash = rows(sheet)['EIP-712 hash']
    expect(hash).toMatch(/^([0-9a-f]{4} ){15}[0-9a-f]{4}$/)
    // The literal is typed more narrowly than viem's function wants.
    expect(`0x${hash?.replaceAll(' ', '')}`).toBe(hashTypedData(data as never))
  })
})

group('transactions', () => {
  const sending = (call: Partial<Call>, more: Partial<AskOf<'sendTransaction'>> = {}): Ask => ({
    kind: 'sendTransaction',
    from: FIRST,
    chain: ONE,
    call: { to: STRANGER, value: '0x0', data: '0x', ...call },
    gas: '0x5208',
    fees: { type: 'eip1559', maxFeePerGas: '0x77359400', maxPriorityFeePerGas: '0x1' },
    ...more,
  })
  const token = { symbol: 'USDC', decimals: 6 }
  const transfer = encodeFunctionData({
    abi: erc20Abi,
    functionName: 'transfer',
    args: [SECOND, 1_500_000n],
  })
  const approve = (amount: bigint) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SECOND, amount] })

  test('a payment says to whom, how much, where, and the most it can cost', () => {
    expect(rows(put(sending({ value: '0x14d1120d7b160000' })))).toEqual({
      To: STRANGER,
      Amount: '1.5 ETH',
      'Sent from': FIRST,
      Network: 'Demo One',
      'Fee at most': '0.000042 ETH',
    })
  })

  test('a token transfer is read out', () => {
    expect(rows(put(sending({ data: transfer, token })))).toMatchObject({
      Action: 'Transfer tokens',
      To: SECOND,
      Amount: '1.5 USDC',
      Token: STRANGER,
    })
  })

  test('a token that says nothing of itself is counted in its smallest unit', () => {
    expect(rows(put(sending({ data: transfer })))).toMatchObject({ Amount: '1500000' })
  })

  test('an allowance names its limit', () => {
    expect(rows(put(sending({ data: approve(5n), token })))).toMatchObject({
      Spender: SECOND,
      'Up to': '0.000005 USDC',
    })
  })

  test('an allowance without end is a warning', () => {
    const sheet = put(sending({ data: approve(2n ** 256n - 1n), token }))
    expect(rows(sheet)).toMatchObject({ 'Up to': 'Unlimited USDC' })
    expect(sheet.warnings).toHaveLength(1)
  })

  test('other calls show their selector and length', () => {
    const sheet = put(sending({ data: '0x12345678aa' }))
    expect(rows(sheet)).toMatchObject({ Function: '0x12345678' })
    expect(sheet.blocks).toContainEqual({
      type: 'more',
      title: 'Data as it is sent',
      text: '0x12345678aa',
    })
  })

  test('a transfer with bytes behind it is not taken for a plain one', () => {
    expect(rows(put(sending({ data: `${transfer}00`, token })))).toHaveProperty('Function')
  })

  test('a deployment says so', () => {
    expect(rows(put(sending({ to: null, data: '0x6000' })))).toMatchObject({
      Action: 'Deploy a contract',
      Code: '2 bytes',
    })
  })

  test('an expected failure is a warning', () => {
    const sheet = put(sending({}, { failure: 'execution reverted: no' }))
    expect(sheet.warnings[0]).toContain('execution reverted: no')
  })

  test('each call of a bundle is shown', () => {
    const calls: Call[] = [
      { to: STRANGER, value: '0xde0b6b3a7640000', data: '0x' },
      { to: STRANGER, value: '0x0', data: approve(2n ** 256n - 1n), token },
    ]
    const sheet = put({ kind: 'sendCalls', from: FIRST, chain: ONE, calls })
    expect(sheet.title).toBe('Send 2 calls')
    expect(sheet.blocks).toContainEqual(expect.objectContaining({ title: 'Call 1 of 2' }))
    expect(sheet.blocks).toContainEqual(expect.objectContaining({ title: 'Call 2 of 2' }))
    expect(JSON.stringify(sheet)).toContain('1 ETH')
    expect(sheet.warnings).toHaveLength(1)
  })
})

group('tokens', () => {
  const watching = (token?: { symbol: string; decimals: number }): Ask => ({
    kind: 'watchAsset',
    address: STRANGER,
    symbol: 'USDC',
    decimals: 6,
    chain: ONE,
    token,
  })

  test('that are what the page says need no warning', () => {
    const sheet = put(watching({ symbol: 'USDC', decimals: 6 }))
    expect(sheet.warnings).toEqual([])
    expect(rows(sheet)).toMatchObject({ Symbol: 'USDC', Decimals: '6', Token: STRANGER })
  })

  test.each([
    ['call themselves otherwise', { symbol: 'USDX', decimals: 6 }, /calls itself USDX/],
    ['count otherwise', { symbol: 'USDC', decimals: 18 }, /18 decimals/],
    ['do not answer', undefined, /No token answers/],
  ])('that %s are warned of', (_, token, warning) => {
    expect(put(watching(token)).warnings[0]).toMatch(warning)
  })
})
