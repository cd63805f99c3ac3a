import * as v from 'valibot'
import { expect, it } from 'vitest'
import { dataDecoded } from '../schemas/dataDecoded.ts'
import { address, amount, integer, maybe } from '../schemas/primitives.ts'
import { transactionInfo } from '../schemas/transactionInfo.ts'
import { type Definitions, type JsonSchema, toJsonSchema } from './toJsonSchema.ts'

const convert = (schema: v.GenericSchema, definitions: Definitions = new Map()) =>
  toJsonSchema(schema, definitions)

it.each<[string, v.GenericSchema, JsonSchema]>([
  ['a text', v.string(), { type: 'string' }],
  ['an address', address, { type: 'string', pattern: '^0x[0-9a-fA-F]{40}$' }],
  ['an amount', amount, { type: 'string', pattern: '^(?:0|[1-9]\\d{0,77})$' }],
  ['a whole number', integer, { type: 'integer' }],
  ['a bounded text', v.pipe(v.string(), v.maxLength(5)), { type: 'string', maxLength: 5 }],
  ['a moment', v.pipe(v.string(), v.isoTimestamp()), { type: 'string', format: 'date-time' }],
  ['a word', v.picklist(['a', 'b']), { enum: ['a', 'b'] }],
  ['a list', v.array(v.boolean()), { type: 'array', items: { type: 'boolean' } }],
  ['something or null', v.nullable(v.string()), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  [
    'what may be left out',
    v.object({ a: v.string(), b: maybe(v.string()), c: v.optional(v.string()) }),
    {
      type: 'object',
      properties: {
        a: { type: 'string' },
        b: { anyOf: [{ type: 'string' }, { type: 'null' }] },
        c: { type: 'string' },
      },
      required: ['a'],
    },
  ],
  ['what is made of it', v.pipe(v.string(), v.transform(Number)), { type: 'string' }],
  ['nothing', v.never(), { not: {} }],
  ['anything', v.unknown(), {}],
])('R-GW-19 describes %s', (_, schema, wanted) => {
  expect(convert(schema)).toEqual(wanted)
})

it('R-GW-19 what refers to itself is named once, and ends', () => {
  const definitions: Definitions = new Map()
  const described = JSON.stringify(convert(v.array(dataDecoded), definitions))
  expect(described).toContain('"$ref":"#/components/schemas/Recursive')
  expect(definitions.size).toBeLessThan(5)
  for (const { schema } of definitions.values()) expect(Object.keys(schema)).not.toEqual([])
})

it('R-GW-19 each kind that is told apart by its type is described', () => {
  expect(JSON.stringify(convert(transactionInfo))).toContain('transactionHash')
})
