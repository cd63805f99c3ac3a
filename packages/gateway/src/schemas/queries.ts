import * as v from 'valibot'

/** In an address a boolean is text, and nothing but these two words. */
const queryBoolean = v.union(
  [
    v.boolean(),
    v.pipe(
      v.picklist(['true', 'false']),
      v.transform((text) => text === 'true'),
    ),
  ],
  'Expected true or false',
)

const WHOLE = 'Expected a whole number'
const queryInteger = v.union(
  [
    v.pipe(v.number(), v.safeInteger(WHOLE)),
    v.pipe(v.string(), v.regex(/^-?\d{1,15}$/, WHOLE), v.transform(Number)),
  ],
  WHOLE,
)

const text = v.nullish(v.string())
export const flag = v.nullish(queryBoolean)
const number = v.nullish(queryInteger)

export { number as optionalInteger, text as optionalText }

const cursor = { cursor: text }

export const cursorQuery = v.object(cursor)
export const safeAppsQuery = v.object({ clientUrl: text, url: text })
export const balancesQuery = v.object({ trusted: flag, exclude_spam: flag })
export const collectiblesQuery = v.object({ trusted: flag, exclude_spam: flag, ...cursor })
export const incomingTransfersQuery = v.object({
  trusted: flag,
  execution_date__gte: text,
  execution_date__lte: text,
  to: text,
  value: text,
  token_address: text,
  ...cursor,
})
export const moduleTransactionsQuery = v.object({
  to: text,
  module: text,
  transaction_hash: text,
  ...cursor,
})
export const multisigTransactionsQuery = v.object({
  execution_date__gte: text,
  execution_date__lte: text,
  to: text,
  value: text,
  nonce: number,
  executed: flag,
  ...cursor,
})
export const historyQuery = v.object({
  trusted: flag,
  imitation: flag,
  timezone: text,
  timezone_offset: number,
  ...cursor,
})
export const queueQuery = v.object({ trusted: flag, ...cursor })
