import { getSafeApps } from '@countersign/gateway'
import { decodeCall } from '@countersign/safe'
import * as v from 'valibot'

const decimal = v.pipe(
  v.string('wants prices as text'),
  v.regex(/^\d{1,30}(\.\d{1,30})?$/, 'wants prices as decimal text, such as "1.25"'),
)

const address = v.pipe(
  v.string(),
  v.regex(/^(native|0x[0-9a-f]{40})$/i, 'wants native or an address'),
)

/**
 * What things cost. `prices` are in `currency`, by chain id and then by address or `native`; a rate
 * says how much of another currency one unit of it is.
 */
export const priceListSchema = v.strictObject(
  {
    /** Shown next to whatever these prices are used for. */
    label: v.pipe(v.string('wants a label'), v.minLength(1), v.maxLength(64)),
    currency: v.optional(
      v.pipe(v.string(), v.regex(/^[A-Z]{3,8}$/, 'wants a code such as USD')),
      'USD',
    ),
    rates: v.optional(
      v.record(v.pipe(v.string(), v.regex(/^[A-Z]{3,8}$/, 'wants codes such as EUR')), decimal),
      {},
    ),
    prices: v.record(
      v.pipe(v.string(), v.regex(/^[1-9]\d{0,15}$/, 'wants chain ids')),
      v.record(address, decimal),
    ),
  },
  'wants { label, prices }, and perhaps currency and rates',
)

export type PriceList = v.InferOutput<typeof priceListSchema>

/** Safe apps exactly as the gateway serves them. */
export const safeAppListSchema = getSafeApps.response

/** Functions that the operator vouches for, at one contract or wherever they are called. */
export const functionListSchema = v.array(
  v.strictObject(
    {
      chainId: v.optional(v.pipe(v.number('wants a chain id'), v.safeInteger())),
      address: v.optional(v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/i, 'wants an address'))),
      functions: v.array(
        v.pipe(
          v.string('wants signatures as text'),
          v.check(isFunction, 'wants signatures such as "stake(uint256 amount)"'),
        ),
        'wants a list of signatures',
      ),
    },
    'wants { functions }, and perhaps chainId and address',
  ),
  'wants a list',
)

export type FunctionList = v.InferOutput<typeof functionListSchema>

/** Whether the decoder will be able to read it. */
function isFunction(signature: string): boolean {
  try {
    decodeCall('0x00000000', { functions: [signature] })
    return true
  } catch {
    return false
  }
}
