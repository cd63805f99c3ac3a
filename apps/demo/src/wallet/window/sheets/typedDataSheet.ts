import { hashStruct, hashTypedData } from 'viem'
import type { AskOf } from '../../asks.ts'
import {
  domainFields,
  type Field,
  forViem,
  messageFields,
  type ParsedTypedData,
  parseTypedData,
} from '../../typedData.ts'
import type { Row, Sheet } from './sheet.ts'
import { addressRow, chainRow, grouped, visible } from './text.ts'

/** EIP-712 data as a tree of its types, and the hashes a second device can be compared with. */
export function typedDataSheet({ from, chain, typedData }: AskOf<'signTypedData'>): Sheet {
  const data = parseTypedData(typedData)
  return {
    title: 'Sign typed data',
    lead: 'Contracts can act on such a signature: read what it allows.',
    warnings: [],
    blocks: [
      { type: 'rows', rows: [addressRow('Signed by', from), chainRow(chain)] },
      { type: 'fields', title: 'Domain', fields: domainFields(data).map(readable) },
      {
        type: 'fields',
        title: visible(data.primaryType),
        fields: messageFields(data).map(readable),
      },
      { type: 'rows', title: 'Hashes', rows: hashRows(data) },
    ],
  }
}

function hashRows(data: ParsedTypedData): Row[] {
  const { types, domain, primaryType, message } = data
  const struct = (name: string, value: Record<string, unknown>) =>
    // viem's types want the names of these very types, which are known at run time only.
    grouped(hashStruct({ data: value, primaryType: name, types } as never))
  const whole = grouped(hashTypedData(forViem(data)))
  const rows: Row[] = [
    { label: 'EIP-712 hash', value: whole, code: true },
    { label: 'Domain', value: struct('EIP712Domain', domain), code: true },
  ]
  if (primaryType === 'EIP712Domain') return rows
  return [...rows, { label: 'Message', value: struct(primaryType, message), code: true }]
}

const readable = ({ name, type, value }: Field): Field => ({
  name: visible(name),
  type: visible(type),
  value: typeof value === 'string' ? visible(value) : value.map(readable),
})
