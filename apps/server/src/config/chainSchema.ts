import * as v from 'valibot'
import { isLoopback } from './isLoopback.ts'

const ETHER = { name: 'Ether', symbol: 'ETH', decimals: 18 }

const object = <const T extends v.ObjectEntries>(entries: T) =>
  v.strictObject(entries, (issue) => {
    if (issue.expected === 'never') return 'is not a known field'
    return issue.expected === 'Object' ? 'wants an object' : 'is missing'
  })

const text = (max: number) =>
  v.pipe(
    v.string(`wants a text of 1 to ${max} characters`),
    v.regex(new RegExp(`^[^\\p{Cc}]{1,${max}}$`, 'u'), `wants a text of 1 to ${max} characters`),
  )

const integer = (min: number, max: number) => {
  const wants = `wants a whole number from ${min} to ${max}`
  return v.pipe(
    v.number(wants),
    v.safeInteger(wants),
    v.minValue(min, wants),
    v.maxValue(max, wants),
  )
}

const address = v.pipe(
  v.string('wants an address'),
  v.regex(/^0x[0-9a-f]{40}$/i, 'wants an address: 0x and 40 hexadecimal digits'),
)

const list = <const T extends v.GenericSchema>(item: T) => v.array(item, 'wants a list')

/** `{key}` stands for the provider key, which lives in the environment and not in the file. */
const nodeUrl = v.pipe(
  v.string('wants a URL'),
  v.check(
    (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(fill(value)),
    'wants an http:// or https:// URL',
  ),
  v.check(
    (value) => !value.includes('{key}') || value.startsWith('https:') || isLoopback(fill(value)),
    'wants https://, because it carries a key',
  ),
)

function fill(template: string): string {
  return template.replaceAll('{key}', 'key')
}

const chainSchema = object({
  id: integer(1, Number.MAX_SAFE_INTEGER),
  shortName: v.pipe(
    v.string('wants a short name'),
    v.regex(/^[a-z0-9-]{1,32}$/i, 'wants 1 to 32 letters, digits or hyphens'),
  ),
  name: text(64),
  nativeCurrency: v.optional(
    object({ name: text(64), symbol: text(16), decimals: integer(0, 36) }),
    ETHER,
  ),
  rpc: v.pipe(
    list(nodeUrl),
    v.minLength(1, 'wants one or two node URLs'),
    v.maxLength(2, 'wants one or two node URLs'),
  ),
  /**
   * A node that anybody may ask: what wallets that do not know the chain are told to add. Never one
   * with a key, which all of them would read.
   */
  publicRpcUrl: v.optional(
    v.pipe(
      v.string('wants a URL'),
      v.check(
        (value) =>
          /^https?:\/\/\S+$/.test(value) &&
          URL.canParse(value) &&
          (value.startsWith('https:') || isLoopback(value)),
        'wants an https:// URL',
      ),
      v.check((value) => !value.includes('{key}'), 'wants a URL without a key'),
    ),
  ),
  /** Without such a node: lets wallets ask this server's own, at `/rpc/<id>`, from any origin. */
  walletRpc: v.optional(v.boolean('wants true or false'), false),
  explorer: v.optional(
    v.pipe(
      v.string('wants a URL'),
      v.check(
        (value) => /^https?:\/\/\S+$/.test(value) && URL.canParse(value),
        'wants an http:// or https:// URL',
      ),
    ),
  ),
  features: list(text(64)),
  l2: v.boolean('wants true or false'),
  contracts: v.optional(
    object({
      multicall3: v.optional(address),
      ensUniversalResolver: v.optional(address),
      /** For spending limits, where it is not one of the official ones, which are found by themselves. */
      allowanceModule: v.optional(address),
      /** Where a contract with Permit2's interface stands, if it is not at the usual address. */
      permit2: v.optional(address),
    }),
    {},
  ),
  /** How our own gateway reads it. */
  indexing: v.optional(
    object({
      firstBlock: v.optional(integer(0, Number.MAX_SAFE_INTEGER), 0),
      pollSeconds: v.optional(integer(1, 3600)),
    }),
    {},
  ),
  tokens: v.optional(
    list(
      object({
        ...{ address, symbol: text(32), name: text(128), decimals: integer(0, 36) },
        /** A picture that wallets are handed with the token. */
        image: v.optional(
          v.pipe(
            v.string('wants a URL'),
            v.maxLength(2_048, 'wants at most 2048 characters'),
            v.regex(/^https:\/\/\S+$/, 'wants an https:// URL'),
          ),
        ),
      }),
    ),
    [],
  ),
})

export const chainListSchema = v.pipe(
  v.array(chainSchema, 'wants a list of chains'),
  v.minLength(1, 'wants at least one chain'),
)

/** A chain as written in the file. */
export type ChainInput = v.InferInput<typeof chainSchema>
/** A chain with its defaults filled in. */
export type Chain = v.InferOutput<typeof chainSchema>
