import { encodeErrorResult, type Hex, parseAbi, toHex } from 'viem'
import { expect, it } from 'vitest'
import type { RevertReason } from '../types.ts'
import { readRevert } from './readRevert.ts'

const abi = parseAbi(['error Error(string)', 'error Panic(uint256)', 'error NotToday(uint256)'])
const text = (words: string) => encodeErrorResult({ abi, errorName: 'Error', args: [words] })
const panic = (code: bigint) => encodeErrorResult({ abi, errorName: 'Panic', args: [code] })

it.each<[title: string, data: Hex, reason: RevertReason]>([
  ['nothing', '0x', { kind: 'nothing' }],
  ['too little', '0x08c379', { kind: 'nothing' }],
  ['a sentence', text('Not that much there'), { kind: 'text', text: 'Not that much there' }],
  ['an empty sentence', text(''), { kind: 'nothing' }],
  ['a sentence that is cut', text('word '.repeat(40)).slice(0, 300) as Hex, { kind: 'nothing' }],
  ['a sentence that is none', `0x08c379a0${'ff'.repeat(64)}`, { kind: 'nothing' }],
  ['a sentence that turns the page', text('a\u202eb\nc'), { kind: 'text', text: 'a b c' }],
  ['a sentence that is a book', text('x'.repeat(2_000)), { kind: 'text', text: 'x'.repeat(300) }],
  ['a division by zero', panic(0x12n), { kind: 'panic', code: 0x12 }],
  ['a fault that is none', panic(1n << 200n), { kind: 'nothing' }],
  ['a Safe’s code, as text', text('GS013'), { kind: 'text', text: 'GS013' }],
  ['a Safe’s code, bare', toHex('GS013', { size: 32 }), { kind: 'text', text: 'GS013' }],
  [
    'a fault of its own',
    encodeErrorResult({ abi, errorName: 'NotToday', args: [7n] }),
    {
      kind: 'custom',
      selector: '0x7c126b56',
    },
  ],
])('R-REH-2 reads %s', (_, data, reason) => {
  expect(readRevert(data)).toEqual(reason)
})
