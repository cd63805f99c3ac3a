import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Endpoint } from '../client/endpoint.ts'
import * as gateway from '../index.ts'
import { everyCall } from '../testing-only/everyCall.ts'
import * as testing from './index.ts'

const {
  buildBalances,
  buildChain,
  buildCollectible,
  buildDataDecoded,
  buildEstimation,
  buildMasterCopy,
  buildMessage,
  buildMessageItem,
  buildOwnedSafes,
  buildPage,
  buildSafeApp,
  buildSafeState,
  buildTransactionDetails,
} = testing

const list = buildPage([
  testing.buildDateLabel(),
  testing.buildLabel('Next'),
  testing.buildConflictHeader(),
  testing.buildTransactionItem(),
  testing.buildTransactionItem({ txInfo: testing.buildSettingsChange() }, 'HasNext'),
  testing.buildTransactionItem({ txInfo: testing.buildCustom() }, 'End'),
  testing.buildTransactionItem({ txInfo: testing.buildCreation(), executionInfo: null }),
  testing.buildTransactionItem({ txInfo: testing.buildUnknown() }),
])
const answers: Record<string, unknown> = {
  getChains: buildPage([buildChain()]),
  getChain: buildChain(),
  getMasterCopies: [buildMasterCopy()],
  getSafeApps: [buildSafeApp()],
  getOwnedSafes: buildOwnedSafes(3),
  getSafe: buildSafeState(),
  getBalances: buildBalances(),
  getFiatCodes: ['USD'],
  getAllCollectibles: [buildCollectible()],
  getCollectibles: buildPage([buildCollectible()]),
  getIncomingTransfers: list,
  getModuleTransactions: list,
  getMultisigTransactions: list,
  getTransactionHistory: list,
  getTransactionQueue: list,
  getTransaction: buildTransactionDetails({
    detailedExecutionInfo: testing.buildModuleExecution(),
  }),
  estimateTransaction: buildEstimation(),
  proposeTransaction: buildTransactionDetails(),
  decodeData: buildDataDecoded(),
  getMessages: buildPage([buildMessageItem(), testing.buildDateLabel()]),
  getMessage: buildMessage(),
  proposeMessage: undefined,
  confirmMessage: undefined,
  deleteTransaction: undefined,
}
const endpoint = (name: string): Endpoint => {
  const found: unknown = Object.entries(gateway).find(([key]) => key === name)?.[1]
  return found as Endpoint // every key of `answers` is a call
}

describe('the builders', () => {
  it.each(Object.keys(answers))('R-GW-1 build what %s answers', (name) => {
    const { response } = endpoint(name)
    if (response) expect(v.parse(response, answers[name])).toEqual(answers[name])
    else expect(answers[name]).toBeUndefined()
  })

  it.each([
    ['estimateTransaction', testing.buildEstimationRequest()],
    ['proposeTransaction', testing.buildProposalRequest()],
    ['decodeData', testing.buildDecodingRequest()],
    ['proposeMessage', testing.buildMessageRequest()],
    ['confirmMessage', testing.buildConfirmationRequest()],
    ['deleteTransaction', testing.buildConfirmationRequest()],
  ])('R-GW-1 build what %s takes', (name, body) => {
    const schema = endpoint(name).body
    if (!schema) throw new Error('no body')
    expect(v.parse(schema, body)).toEqual(body)
  })

  it('R-GW-1 take any change', () => {
    expect(buildSafeState({ threshold: 5, guard: testing.buildAddressInfo(7) })).toMatchObject({
      threshold: 5,
      guard: { value: testing.addressOf(7) },
    })
  })
})

describe('createFakeGateway', () => {
  it.each(Object.keys(everyCall))('R-GW-1 answers %s through the real client', async (name) => {
    const fake = testing.createFakeGateway([
      { endpoint: endpoint(name), reply: () => ({ status: 200, json: answers[name] }) },
    ])
    expect(await everyCall[name]?.(fake)).toEqual(answers[name])
    expect(fake.requests).toMatchObject([{ name }])
  })

  it('R-GW-1 refuses, breaks, hangs, and does not know the rest', async () => {
    const { getChain, getSafe, getFiatCodes, getMasterCopies } = gateway
    const fake = testing.createFakeGateway([
      testing.refuse(getChain, 404, 'Not Found'),
      testing.breakDown(getFiatCodes),
      testing.hang(getMasterCopies),
      testing.answer(getSafe, ({ url }) =>
        buildSafeState({ chainId: url.pathname.split('/')[3] ?? '' }),
      ),
    ])
    const chainId = '7'
    await expect(fake.call(getChain, { chainId })).rejects.toThrow('404: Not Found')
    await expect(fake.call(getFiatCodes, {})).rejects.toThrow(gateway.GatewayNetworkError)
    await expect(fake.call(gateway.getChains, {})).rejects.toThrow('404: Not Found')
    const state = await fake.call(getSafe, { chainId, safeAddress: testing.addressOf(1) })
    expect(state.chainId).toBe('7')
    const controller = new AbortController()
    const hanging = fake.call(getMasterCopies, { chainId }, { signal: controller.signal })
    controller.abort(new Error('enough'))
    await expect(hanging).rejects.toThrow('enough')
  })

  it('R-GW-1 shows what was sent', async () => {
    const fake = testing.createFakeGateway([])
    await everyCall.confirmMessage?.(fake).catch(() => undefined)
    expect(fake.requests[0]?.body).toEqual(testing.buildConfirmationRequest())
  })
})
