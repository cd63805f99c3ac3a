import { expect, it } from 'vitest'
import { createClientAddress } from './clientAddress.ts'

const table: [
  title: string,
  trust: string[],
  peer: string | undefined,
  header: string | undefined,
  is: string | undefined,
][] = [
  ['nobody trusted: the peer', [], '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['a stranger’s header is ignored', ['10.0.0.0/8'], '198.51.100.1', '203.0.113.7', '198.51.100.1'],
  ['a trusted proxy names the visitor', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  [
    'what the visitor wrote in front is ignored',
    ['10.0.0.0/8'],
    '10.1.2.3',
    '1.1.1.1, 203.0.113.7',
    '203.0.113.7',
  ],
  ['two trusted proxies', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
  ['a chain of trusted ones only', ['10.0.0.0/8'], '10.1.2.3', '10.9.9.9', '10.9.9.9'],
  ['a single trusted address', ['10.1.2.3'], '10.1.2.3', '203.0.113.7', '203.0.113.7'],
  ['and its neighbour', ['10.1.2.3'], '10.1.2.4', '203.0.113.7', '10.1.2.4'],
  ['wrapped in IPv6', ['127.0.0.1'], '::ffff:127.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['IPv6', ['::1'], '::1', '2001:DB8::7', '2001:db8::7'],
  ['an IPv6 block', ['fd00::/8'], 'fd12::1', '2001:db8::7', '2001:db8::7'],
  ['garbage from a trusted proxy', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7, <script>', '10.1.2.3'],
  ['a port, which we do not accept', ['10.0.0.0/8'], '10.1.2.3', '203.0.113.7:1234', '10.1.2.3'],
  ['no header', ['10.0.0.0/8'], '10.1.2.3', undefined, '10.1.2.3'],
  ['no connection', ['10.0.0.0/8'], undefined, '203.0.113.7', undefined],
]
it.each(table)('%s', (_title, trust, peer, forwarded, expected) => {
  expect(createClientAddress(trust)({ peer, forwarded })).toBe(expected)
})
