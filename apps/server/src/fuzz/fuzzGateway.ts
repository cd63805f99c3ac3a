import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway'
import * as service from '@countersign/gateway/service'
import * as build from '@countersign/gateway/testing'
import { fuzzText, fuzzValue, mutate } from './fuzzValue.ts'
import type { Random } from './random.ts'

const exported: readonly unknown[] = [...Object.values(contract), ...Object.values(service)]
const PATHS = exported.flatMap((value) => (isEndpoint(value) ? [value.path] : []))
const ADDRESSES = [build.addressOf(1), `0x${'aB'.repeat(20)}`, '0x12', `0x${'f'.repeat(40)}`]
const IDS = [
  build.hashOf(1),
  `multisig_${build.addressOf(1)}_${build.hashOf(1)}`,
  `module_${build.addressOf(1)}_i${'ab'.repeat(32)}5`,
  `transfer_${build.addressOf(1)}_e${'ab'.repeat(32)}5`,
  `transfer_${build.addressOf(1)}_i${'ab'.repeat(32)}999999999,999999999`,
]
const QUERIES = [
  'cursor',
  'trusted',
  'exclude_spam',
  'imitation',
  'executed',
  'nonce',
  'value',
  'to',
  'module',
  'token_address',
  'transaction_hash',
  'execution_date__gte',
  'execution_date__lte',
  'timezone',
  'timezone_offset',
  'client_url',
  'limit',
  'offset',
  'ordering',
  'safe',
  'delegate',
  'search',
  'nonce__gte',
  'value__gt',
  '_from',
]
const ANSWERS = [
  'true',
  'false',
  '0',
  '-1',
  '9'.repeat(78),
  'limit=1&offset=1',
  'limit=-1&offset=x',
  '2026-01-01',
  '2026-01-01T00:00:00+02:00',
  '+275760-09-13',
  'Europe/Zurich',
  '-created',
  build.addressOf(1),
  build.hashOf(1),
]
const BODIES = [
  build.buildProposalRequest(),
  build.buildEstimationRequest(),
  build.buildDecodingRequest(),
  build.buildMessageRequest(),
  build.buildConfirmationRequest(),
  { ...build.buildProposalRequest(), contractTransactionHash: build.hashOf(1) },
  {
    safe: build.addressOf(1),
    delegate: build.addressOf(2),
    delegator: build.addressOf(3),
    label: 'Eve',
    signature: `0x${'11'.repeat(65)}`,
    expiryDate: null,
  },
]

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value
}

/** One of the gateway's paths, its parts and its query from proper to absurd. */
export function fuzzGatewayPath(random: Random): string {
  const path = random.pick(PATHS).replace(/\{(\w+)\}/g, (_, name: string) => fuzzPart(random, name))
  if (random.chance(0.05)) return mutate(random, path)
  const query: string[] = []
  while (random.chance(0.5)) {
    const value = random.chance(0.7) ? random.pick(ANSWERS) : fuzzText(random)
    query.push(`${random.pick(QUERIES)}=${encodeURIComponent(value.toWellFormed())}`)
  }
  return query.length === 0 ? path : `${path}?${query.join('&')}`
}

function fuzzPart(random: Random, name: string): string {
  if (random.chance(0.1)) return fuzzText(random)
  if (name === 'chainId')
    return random.chance(0.9) ? '31337' : random.pick(['1', '031337', '-1', '1e3'])
  if (name === 'shortName')
    return random.chance(0.9) ? 'chain-31337' : random.pick(['test', '__proto__'])
  if (name === 'currency') return random.pick(['usd', 'EUR', 'x'])
  if (name === 'transactionId') return random.pick(IDS)
  return name.endsWith('Hash') ? build.hashOf(1) : random.pick(ADDRESSES)
}

/** A body of one of its calls with a field or two gone wrong. */
export function fuzzGatewayBody(random: Random): unknown {
  if (random.chance(0.05)) return fuzzValue(random)
  const body: Record<string, unknown> = { ...random.pick(BODIES) }
  while (random.chance(0.4)) body[random.pick(Object.keys(body))] = fuzzValue(random)
  if (random.chance(0.2)) {
    const types = {
      Mail: [{ name: fuzzText(random), type: random.pick(['Mail', 'uint256', 'x[]', '']) }],
    }
    body.message = {
      domain: fuzzValue(random),
      types,
      primaryType: random.pick(['Mail', 'x', '']),
      message: {},
    }
  }
  return body
}
