import fc from 'fast-check'
import { type Hex, keccak256, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import * as safe from './index.ts'
import { SafeError } from './index.ts'
import { anyHex, runs } from './testing-only/arbitraries.ts'
import { exampleSafe, exampleTransaction, person } from './testing-only/examples.ts'

const to = `0x${'ab'.repeat(20)}` as const
const hash = `0x${'5a'.repeat(32)}` as const
const owners = [person(0).address]
const executionSuccess = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e'
const announcement = '0x66753cd2356569ee081232e3be8909b950e0a76c1f8460c3a5e3c2be32b11bed'

const settings: safe.SafeSettings = {
  ...{ address: exampleSafe.address, version: '1.4.1', owners: [to, ...owners], threshold: 1 },
  ...{ modules: [], guard: null, fallbackHandler: null },
}

const typed = (x: Hex) => ({
  domain: {},
  types: { A: [{ name: 'x', type: 'bytes32' }] },
  primaryType: 'A' as const,
  message: { x },
})

const fields = (text: string) =>
  text.split(',').map((each) => {
    const [type = '', name = ''] = each.split(' ')
    return { name, type }
  })
const grantTypes = {
  Permit: fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline'),
  PermitBatch: fields('PermitDetails[] details,address spender,uint256 sigDeadline'),
  PermitDetails: fields('address token,uint160 amount,uint48 expiration,uint48 nonce'),
  PermitTransferFrom: fields(
    'TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline',
  ),
  TokenPermissions: fields('address token,uint256 amount'),
}

const manyTypes = safe.parseFunction('f(bytes a,bytes4 b,address c,string d,uint8[2] e,(bool f) g)')

/** Every function that takes bytes from outside. */
const readers: Record<string, (bytes: Hex) => unknown> = {
  checkDecoding: (data) => safe.checkDecoding(data, { method: 'f', parameters: [] }),
  'checkDecoding, claimed': (value) =>
    safe.checkDecoding('0x12', {
      method: 'f',
      parameters: [{ name: '', type: 'bytes', value, valueDecoded: [{ data: value }] }],
    }),
  decodeCall: (data) => safe.decodeCall(data),
  'decodeCall, given': (data) =>
    safe.decodeCall(data, { functions: ['f(bytes[] a,(string b,uint8[2] c)[] d)'] }),
  encodeExecution: (data) =>
    safe.encodeExecution({ ...exampleTransaction, data }, [
      { signer: to, signature: { kind: 'contract', owner: to, data } },
    ]),
  'encodeExecution, target': (target) =>
    safe.encodeExecution({ ...exampleTransaction, to: target }, []),
  erc1271Call: (signature) => safe.erc1271Call({ hash: signature, signature }),
  hashArguments: (data) => safe.hashArguments({ ...exampleTransaction, data }),
  decodeResult: (bytes) => safe.decodeResult([{ type: 'string' }, { type: 'address[]' }], bytes),
  readSafeState: (bytes) => safe.readSafeState(Array(6).fill(bytes)),
  toSafeTransaction: (bytes) =>
    safe.toSafeTransaction({
      txData: { to: { value: bytes }, value: bytes, hexData: bytes, operation: 0 },
      detailedExecutionInfo: {
        type: 'MULTISIG',
        safeTxGas: bytes,
        baseGas: bytes,
        gasPrice: bytes,
        gasToken: bytes,
        refundReceiver: { value: bytes },
        nonce: 0,
      },
    }),
  judgeSettingsChange: (owner) =>
    safe.judgeSettingsChange(settings, {
      change: { kind: 'addOwner', owner, threshold: 1n },
      own: [owner],
    }),
  applySettingsChange: (owner) =>
    safe.applySettingsChange(settings, { kind: 'removeOwner', owner, threshold: 1n }),
  encodeSettingsChange: (owner) =>
    safe.encodeSettingsChange(settings, { kind: 'swapOwner', oldOwner: to, newOwner: owner }),
  'encodeSettingsChange, a guard': (guard) =>
    safe.encodeSettingsChange(settings, { kind: 'setGuard', guard }),
  refundOf: (bytes) =>
    safe.refundOf(
      { baseGas: 1n, gasPrice: 1n, gasToken: bytes, refundReceiver: bytes },
      { version: bytes, gasUsed: 1n, gasPrice: 1n },
    ),
  judgeRefund: (data) => safe.judgeRefund({ ...exampleTransaction, gasPrice: 1n, data }, 1n),
  listRights: (data) =>
    safe.listRights(safe.expandCalls(to, { to, value: 0n, data, operation: 0 })),
  isUnlimited: (bytes) => safe.isUnlimited(BigInt(bytes.length)),
  maximumRefund: (data) => safe.maximumRefund({ ...exampleTransaction, gasPrice: 1n, data }),
  compareVersions: (text) => safe.compareVersions(text, '1.4.1'),
  approvalCall: (bytes) => safe.approvalCall({ safe: bytes, safeTxHash: bytes }),
  readApproval: (data) => safe.readApproval({ to, value: 0n, data, operation: 0 }),
  findLacking: (version) => {
    const found = { contract: 'SafeL2', version } as const
    return safe.findLacking('1.4.1', { factory: found, singleton: found, fallbackHandler: found })
  },
  judgeNewSafe: (owner) =>
    safe.judgeNewSafe({
      ...{ owners: [owner, to], threshold: 1, own: [owner] },
      networks: [{ chainId: 1, contracts: [owner] }],
    }),
  judgeOwnerSafe: (owner) => {
    const one = { owners: [owner, to], threshold: 1, nonce: 0, hasConfirmed: false, behind: [] }
    const approval = { nonce: 0, signers: [owner] }
    return safe.judgeOwnerSafe({ ...one, address: owner, approval }, owner)
  },
  planSafe: (bytes) =>
    safe.planSafe({
      ...{ owners: [bytes], threshold: 1, singleton: to, fallbackHandler: to, factory: to },
      ...{ creationCode: bytes, saltNonce: 0n },
    }),
  digestCalldata: (data) => safe.digestCalldata(data),
  encodeMultiSend: (data) => safe.encodeMultiSend([{ to, value: 0n, data, operation: 0 }]),
  expandCalls: (data) => safe.expandCalls(to, { to, value: 0n, data, operation: 1 }),
  'expandCalls, target': (target) =>
    safe.readSettingsChanges(
      safe.expandCalls(to, { to: target, value: 0n, data: '0x694e80c3', operation: 0 }),
    ),
  'prove, vouched': (bytes) =>
    safe.prove({
      safe: exampleSafe,
      transaction: exampleTransaction,
      gateway: {
        safeTxHash: hash,
        confirmations: [
          { signer: to, signature: `0x${'00'.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(32)}01` },
        ],
      },
      chain: { safeTxHash: hash, owners: [to], vouched: { [bytes]: true } },
    }),
  addressInSlot: (word) => safe.addressInSlot(word),
  hashBlockHeader: (bytes) => safe.hashBlockHeader({ stateRoot: bytes, extraData: bytes }),
  readProvenSafe: (bytes) =>
    safe.readProvenSafe(hash, to, {
      accountProof: [bytes],
      storageProof: [{ key: bytes, proof: [bytes] }],
    }),
  safeProofSlots: (owner) => safe.safeProofSlots([owner]),
  verifyAccountProof: (bytes) => safe.verifyAccountProof(keccak256(bytes), to, [bytes]),
  'verifyAccountProof, another root': (bytes) => safe.verifyAccountProof(bytes, to, [bytes]),
  verifyStorageProof: (bytes) => safe.verifyStorageProof(keccak256(bytes), hash, [bytes]),
  'verifyStorageProof, another slot': (bytes) => safe.verifyStorageProof(hash, bytes, []),
  writeFact: (bytes) => safe.writeFact([bytes]),
  judgeWitnesses: (bytes) => {
    const evidence = {
      header: { stateRoot: bytes },
      proof: { accountProof: [bytes], storageProof: [] },
      singletonProof: { address: bytes, accountProof: [bytes] },
    }
    const node = { blockHash: { state: 'said', value: bytes }, evidence } as const
    const nodes = { nodeOne: node, nodeTwo: node, wallet: node }
    return safe.judgeWitnesses(bytes, { own: {}, gateway: {}, signature: {}, ...nodes })
  },
  findBorrowedCode: (data) => safe.findBorrowedCode(to, { to, value: 0n, data, operation: 1 }),
  listRecipients: (data) =>
    safe.listRecipients(safe.expandCalls(to, { to, value: 0n, data, operation: 0 })),
  findDelegateCalls: (data) =>
    safe.findDelegateCalls(safe.expandCalls(to, { to, value: 0n, data, operation: 1 })),
  groupHash: (bytes) => safe.groupHash(bytes),
  hashDomain: (bytes) => safe.hashDomain({ ...exampleSafe, address: bytes }),
  hashForContractOwner: (bytes) =>
    safe.hashForContractOwner({ version: '1.5.0', preimage: bytes, hash: bytes }, exampleSafe),
  hashSafeMessage: (raw) => safe.hashSafeMessage(exampleSafe, { raw }),
  hashTypedData: (bytes) => safe.hashTypedData(typed(bytes)),
  boundTypedData: (bytes) => safe.boundTypedData(typed(bytes)),
  messageTypedData: (data) => safe.messageTypedData({ ...exampleSafe, version: data }, data),
  safeTypedData: (data) =>
    safe.safeTypedData({ ...exampleSafe, version: data }, { ...exampleTransaction, data }),
  delegationTypedData: (bytes) => safe.delegationTypedData({ chainId: 1, delegate: bytes }, 0),
  deletionTypedData: (bytes) =>
    safe.deletionTypedData({ ...exampleSafe, address: bytes }, bytes, 0),
  renewalTypedData: (bytes) =>
    safe.renewalTypedData(
      { ...exampleSafe, address: bytes },
      { safeTxHash: bytes, origin: bytes },
      0,
    ),
  hashSafeTransaction: (data) =>
    safe.hashSafeTransaction(exampleSafe, { ...exampleTransaction, data, to: data }),
  identifyCode: (code) => safe.identifyCode(code, to),
  identifySafe: (bytes) => safe.identifySafe({ code: bytes, slot: bytes, singleton: null }),
  judgeSignature: (signature) =>
    safe.judgeSignature({ hash, version: '1.4.1', owners }, { signature, signer: signature }),
  judgeSignatures: (signature) =>
    safe.judgeSignatures({ hash, version: '1.4.1', owners }, [{ signature }, { signature }]),
  mayBorrow: (code) => safe.mayBorrow('singleton', safe.identifyCode(code, to)),
  judgeDelegateCall: (data) =>
    safe.judgeDelegateCall({ to, data }, async () => safe.identifyCode(data, to)),
  mayDelegateTo: (data) =>
    safe.mayDelegateTo({ contract: 'SafeToL2Migration', version: '1.4.1' }, data),
  normalizeWalletSignature: (signature) => safe.normalizeWalletSignature(signature),
  packBatch: (data) => safe.packBatch([{ to, value: 0n, data, operation: 0 }]),
  packSignatures: (data) =>
    safe.packSignatures([{ signer: to, signature: { kind: 'contract', owner: to, data } }]),
  parseSignature: (signature) => safe.parseSignature(signature),
  parseSignatures: (signatures) => safe.parseSignatures(signatures),
  prove: (bytes) =>
    safe.prove({
      safe: exampleSafe,
      transaction: { ...exampleTransaction, data: bytes },
      gateway: {
        safeTxHash: bytes,
        transaction: { data: bytes, to: bytes },
        decoding: { method: bytes },
        confirmations: [{ signer: bytes, signature: bytes }],
      },
      chain: { safeTxHash: bytes, owners: [bytes], vouched: { [bytes]: true } },
      signer: { address: bytes, signature: bytes },
    }),
  readSettingsChanges: (data) =>
    safe.readSettingsChanges(safe.expandCalls(to, { to, value: 0n, data, operation: 0 })),
  readExecutedSignatures: (bytes) =>
    safe.readExecutedSignatures(
      {
        from: to,
        to,
        input: bytes,
        logs: [
          { address: to, topics: [executionSuccess, hash], data: '0x' },
          { address: to, topics: [announcement], data: bytes },
          { address: to, topics: [executionSuccess], data: bytes },
        ],
      },
      to,
      hash,
      exampleTransaction,
    ),
  callsTransaction: (input) => safe.callsTransaction({ to, input }, to, exampleTransaction),
  isOutcome: (data) => safe.isOutcome({ address: to, topics: [data], data }),
  readOutcome: (data) =>
    safe.readOutcome([{ address: to, topics: [executionSuccess], data }], to, data),
  readSignedFields: (bytes) =>
    safe.readSignedFields({ types: { [bytes]: [{ name: bytes, type: bytes }] }, message: {} }),
  readTypedMeaning: (bytes) =>
    ['SafeTx', ...Object.keys(grantTypes), bytes].map((primaryType) =>
      safe.readTypedMeaning({
        ...{ ...safe.readSignedFields(typed('0x')), primaryType },
        domain: { verifyingContract: to },
        message: {
          spender: bytes,
          value: bytes,
          details: [bytes],
          permitted: bytes,
          deadline: bytes,
        },
        typedData: { ...typed('0x'), types: grantTypes } as never, // values are whatever comes
      }),
    ),
  proveDelegation: (bytes) =>
    safe.proveDelegation(
      { chainId: 1, delegate: bytes, delegator: bytes, signature: bytes, signedHour: 0 },
      { safeTxHash: hash, signature: bytes },
    ),
  recoverSigner: (bytes) => safe.recoverSigner(hash, { kind: 'ecdsa', r: bytes, s: bytes, v: 27 }),
  serializeSignature: (data) => safe.serializeSignature({ kind: 'contract', owner: to, data }),
  describeCall: (data) =>
    safe.describeCall(
      { chainId: 1, to, value: 0n, data },
      [safe.readDescription(describing('multiSend(bytes transactions)', 'transactions'))].flatMap(
        (description) => description ?? [],
      ),
    ),
  readDescription: (text) => safe.readDescription(describing(`f(${text})`, text)),
  unpackBatch: (bytes) => safe.unpackBatch(bytes),
  versionTraits: (bytes) => safe.versionTraits(bytes),
  parseFunction: (text) => safe.parseFunction(text),
  'parseFunction, parameters': (text) => safe.parseFunction(`f(${text})`),
  typeName: (text) =>
    safe.parseFunction(`f(${text})`).inputs.map(({ type }) => safe.typeName(type)),
  findFunctions: (text) => safe.findFunctions(text),
  coerceValue: (value) => manyTypes.inputs.map(({ type }) => safe.coerceValue(type, value)),
  encodeCall: (value) =>
    safe.encodeCall(
      manyTypes,
      manyTypes.inputs.map(() => value),
    ),
}

/** A file by ERC-7730 about one function and one of its values. */
function describing(signature: string, path: string) {
  return {
    context: { contract: { deployments: [{ chainId: 1, address: to }] } },
    display: { formats: { [signature]: { intent: path, fields: [{ path, label: path }] } } },
  }
}

/** Bytes that look like something: random ones end at the first check. */
const anyBytes = fc.oneof(
  anyHex(400),
  anyHex(300).map((hex): Hex => `0x8d80ff0a${hex.slice(2)}`),
  anyHex(300).map((hex): Hex => safe.encodeMultiSend([{ to, value: 0n, data: hex, operation: 1 }])),
  anyHex(300).map(
    (hex): Hex => `0x${'00'.repeat(12)}${'ab'.repeat(20)}${'00'.repeat(31)}4100${hex.slice(2)}`,
  ),
  fc.string().map((text) => text as Hex), // what is not bytes at all
)

describe('whatever bytes come in', () => {
  it('R-GW-1 every exported function is tried', () => {
    const functions = Object.entries(safe)
      .filter(([name, value]) => typeof value === 'function' && !name.endsWith('Error'))
      .map(([name]) => name)
    expect(Object.keys(readers)).toEqual(expect.arrayContaining(functions))
  })

  it.each(Object.entries(readers))(
    'R-GW-1 %s throws nothing but our errors',
    async (_, read) => {
      await fc.assert(
        fc.asyncProperty(anyBytes, async (bytes) => {
          try {
            await read(bytes)
          } catch (error) {
            expect(error).toBeInstanceOf(SafeError)
          }
        }),
        { numRuns: runs(100, 10_000) },
      )
    },
    600_000,
  )
})

const word = (value: number) => value.toString(16).padStart(64, '0')
/** The heads of the example's parameters, whose bytes are said to be all of the rest. */
const executionWords = [
  exampleTransaction.to.slice(2).toLowerCase().padStart(64, '0'),
  ...[0, 32, 0, 0, 0, 0, 0, 0, 32].map(word),
].join('')
const owner = `${'0'.repeat(24)}${'ab'.repeat(20)}`
const call = (data: Hex) => ({ to, value: 0n, data, operation: 0 }) as const

/** The worst shapes we can think of, in any size. */
const shapes: Record<string, [(bytes: Hex) => unknown, (size: number) => Hex]> = {
  'a batch of empty calls': [
    (bytes) => safe.unpackBatch(bytes, { maximumCalls: 1_000_000 }),
    (size) => safe.packBatch(Array.from({ length: size / 85 }, () => call('0x'))),
  ],
  'batches in batches around much data': [
    readers.expandCalls ?? fail,
    (size) => {
      let data: Hex = `0x${'00'.repeat(size)}`
      for (let level = 0; level < 8; level++) data = safe.encodeMultiSend([call(data)])
      return data
    },
  ],
  'calldata of many short texts': [
    readers['decodeCall, given'] ?? fail,
    (size) => {
      const count = Math.floor(size / 64)
      const offsets = Array.from({ length: count }, (_, index) => word(32 * count + 32 * index))
      // `bytes[]` of empty ones; the second parameter is missing, so it ends in refusal.
      return `0x${selectorOfGiven()}${word(64)}${word(64 + 32 + 64 * count)}${word(count)}${offsets.join('')}${word(0).repeat(count)}${word(0)}`
    },
  ],
  'calldata whose offsets all point to one place': [
    readers['decodeCall, given'] ?? fail,
    (size) => {
      const count = Math.floor(size / 64)
      const offsets = word(32 * count).repeat(count)
      return `0x${selectorOfGiven()}${word(64)}${word(64)}${word(count)}${offsets}${word(size / 2)}${'00'.repeat(size / 2)}`
    },
  ],
  'contract signatures that all point to one place': [
    (bytes) => {
      expect(() => safe.parseSignatures(bytes)).toThrow(SafeError)
    },
    (size) => {
      const count = Math.floor(size / 130)
      return `0x${`${owner}${word(65 * count)}00`.repeat(count)}${word(size / 2)}${'00'.repeat(size / 2)}`
    },
  ],
  'a list of many signatures': [
    (bytes) => safe.parseSignatures(bytes),
    (size) => `0x${`${word(1)}${word(1)}1b`.repeat(size / 65)}`,
  ],
  'executions in an execution': [
    readers.readExecutedSignatures ?? fail,
    (size) => `0x${`6a761202${executionWords}`.repeat(size / 324)}`,
  ],
  'calldata to hash': [(bytes) => safe.digestCalldata(bytes), (size) => `0x${'5a'.repeat(size)}`],
  'code to identify': [
    (bytes) => safe.identifyCode(bytes, to),
    (size) => `0x${'ab'.repeat(20).repeat(size / 20)}`,
  ],
}

function fail(): never {
  throw new Error('no such reader')
}

function selectorOfGiven(): string {
  return toFunctionSelector('f(bytes[],(string,uint8[2])[])').slice(2)
}

describe('however long the input', () => {
  it.each(Object.entries(shapes))('R-GW-1 reads %s in linear time', (_, [read, build]) => {
    const small = build(1 << 15)
    const large = build(1 << 19)
    const cost = (bytes: Hex) => {
      let best = Number.POSITIVE_INFINITY
      for (let round = 0; round < 5; round++) {
        const before = process.cpuUsage()
        read(bytes)
        const { user, system } = process.cpuUsage(before)
        best = Math.min(best, user + system)
      }
      return best
    }
    cost(small) // so that both are measured on compiled code
    const least = 500 // below this the clock's grain decides, not the work
    const ratio = cost(large) / Math.max(cost(small), least)
    // Sixteen times the input: about 16 if linear, 256 if quadratic.
    expect(ratio).toBeLessThan(96)
  })
})
