import { type Hex, keccak256, toRlp } from 'viem'

/** What `eth_getBlockByNumber` answers, of which only the header's fields are read. */
export type StatedHeader = Readonly<Record<string, unknown>>

type Field = { name: string; kind: 'bytes' | 'quantity' }

const bytes = (name: string): Field => ({ name, kind: 'bytes' })
const quantity = (name: string): Field => ({ name, kind: 'quantity' })

const FIRST: readonly Field[] = [
  ...['parentHash', 'sha3Uncles', 'miner', 'stateRoot', 'transactionsRoot', 'receiptsRoot'].map(
    bytes,
  ),
  bytes('logsBloom'),
  ...['difficulty', 'number', 'gasLimit', 'gasUsed', 'timestamp'].map(quantity),
  ...['extraData', 'mixHash', 'nonce'].map(bytes),
]

/** Each fork has added some behind those before it (EIP-1559, 4895, 4844, 4788, 7685, 7928, 7843). */
const LATER: readonly Field[] = [
  quantity('baseFeePerGas'),
  bytes('withdrawalsRoot'),
  quantity('blobGasUsed'),
  quantity('excessBlobGas'),
  bytes('parentBeaconBlockRoot'),
  bytes('requestsHash'),
  bytes('blockAccessListHash'),
  quantity('slotNumber'),
]

/** A bloom filter has 256 bytes, and nothing in a header is longer; some chains keep votes in `extraData`. */
const LONGEST = 16_384

/**
 * The hash of a block by its header; null when that has another shape than we know: other chains have
 * fields of their own, and a hash that was not worked out accuses nobody.
 */
export function hashBlockHeader(header: StatedHeader): Hex | null {
  const later = LATER.filter(({ name }) => header[name] !== undefined && header[name] !== null)
  const fields = [...FIRST, ...later].map(({ name, kind }) => encode(header[name], kind))
  return fields.some((field) => field === null) ? null : keccak256(toRlp(fields.filter(isKnown)))
}

const isKnown = (field: Hex | null): field is Hex => field !== null

function encode(value: unknown, kind: Field['kind']): Hex | null {
  if (typeof value !== 'string' || value.length > LONGEST) return null
  const [, digits] = /^0x([0-9a-f]*)$/i.exec(value) ?? []
  if (digits === undefined) return null
  if (kind === 'bytes') return digits.length % 2 === 0 ? `0x${digits}` : null
  const short = digits.replace(/^0+/, '')
  return `0x${short.length % 2 === 0 ? short : `0${short}`}`
}
