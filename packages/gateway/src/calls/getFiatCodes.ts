import type { Endpoint } from '../client/endpoint.ts'
import { fiatCodes } from '../schemas/safe.ts'

/** The currencies in which prices can be had. */
export const getFiatCodes = {
  name: 'getFiatCodes',
  method: 'GET',
  path: '/v1/balances/supported-fiat-codes',
  response: fiatCodes,
} as const satisfies Endpoint
