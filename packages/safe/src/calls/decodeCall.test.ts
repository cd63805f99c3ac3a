import { contractVersions, readArtifact } from '@countersign/testbed'
import { generateOnChainIdentifier } from '@safe-global/protocol-kit'
import fc from 'fast-check'
import { encodeFunctionData, erc20Abi, erc721Abi, parseAbi, toFunctionSelector } from 'viem'
import { describe, expect, it } from 'vitest'
import { encodeCall } from '../abi/encodeCall.ts'
import { parseFunction } from '../abi/parseFunction.ts'
import { SafeError } from '../errors.ts'
import { anyFunctionCall, anyValue } from '../testing-only/anyFunction.ts'
import { anyAddress, anyHex, anyUint, runs } from '../testing-only/arbitraries.ts'
import { bundledFunctions } from './bundledFunctions.ts'
import { decodeCall } from './decodeCall.ts'
import { findFunctions } from './findFunctions.ts'

const everyBundled = Object.values(bundledFunctions).flat()

describe('decodeCall', () => {
  it.each(everyBundled)(
    'R-GW-1 reads %s back from any values, and encodes it the same',
    (text) => {
      const abi = parseFunction(text)
      fc.assert(
        fc.property(fc.tuple(...abi.inputs.map(({ type }) => anyValue(type))), (values) => {
          const data = encodeCall(abi, values)
          const call = decodeCall(data)
          expect(call).toMatchObject({
            status: 'decoded',
            signature: abi.signature,
            trailing: '0x',
          })
          if (call.status !== 'decoded') return
          const read = call.parameters.map(({ value }) => value)
          expect(read).toEqual(values)
          expect(encodeCall(abi, read)).toBe(data)
        }),
        { numRuns: runs(10, 500) },
      )
    },
    600_000,
  )

  it('R-GW-1 reads functions that the caller vouches for', () => {
    fc.assert(
      fc.property(anyFunctionCall, ({ text, abi, values }) => {
        const call = decodeCall(encodeCall(abi, values), { functions: [text] })
        expect(call).toMatchObject({ status: 'decoded', family: 'given' })
        if (call.status !== 'decoded') return
        expect(call.parameters.map(({ value }) => value)).toEqual(values)
      }),
      { numRuns: runs(100, 5000) },
    )
  })

  it('R-GW-1 decodes nothing that does not encode to the same bytes', () => {
    const selectors = everyBundled.map((text) => parseFunction(text).selector)
    fc.assert(
      fc.property(fc.constantFrom(...selectors), anyHex(600), (selector, rest) => {
        const data = `${selector}${rest.slice(2)}` as const
        const call = decodeCall(data)
        if (call.status !== 'decoded') return
        const abi = parseFunction(call.signature)
        const again = encodeCall(
          abi,
          call.parameters.map(({ value }) => value),
        )
        expect(again + call.trailing.slice(2)).toBe(data)
      }),
      { numRuns: runs(300, 20_000) },
    )
  })

  it.each(contractVersions)(
    'R-GW-1 knows every function of Safe %s that changes anything',
    (version) => {
      const { abi } = readArtifact(version, version < '1.4.0' ? 'GnosisSafe' : 'Safe')
      const changing = abi.filter(
        (item) =>
          item.type === 'function' &&
          (item.stateMutability === 'nonpayable' || item.stateMutability === 'payable'),
      )
      expect(changing.length).toBeGreaterThan(10)
      for (const item of changing) {
        if (item.type !== 'function') continue
        expect(findFunctions(toFunctionSelector(item)), item.name).toHaveLength(1)
      }
    },
  )

  it('R-GW-1 has no two bundled functions with one selector', () => {
    const selectors = everyBundled.map((text) => parseFunction(text).selector)
    expect(new Set(selectors).size).toBe(selectors.length)
  })

  it('R-GW-1 agrees with viem about tokens', () => {
    fc.assert(
      fc.property(anyAddress, anyAddress, anyUint(), (from, to, amount) => {
        const transfer = encodeFunctionData({
          abi: erc20Abi,
          functionName: 'transfer',
          args: [to, amount],
        })
        expect(decodeCall(transfer)).toMatchObject({
          name: 'transfer',
          family: 'erc20',
          parameters: [
            { name: 'to', type: 'address', value: to },
            { name: 'amount', type: 'uint256', value: amount },
          ],
        })
        const nft = encodeFunctionData({
          abi: erc721Abi,
          functionName: 'transferFrom',
          args: [from, to, amount],
        })
        expect(decodeCall(nft)).toMatchObject({ family: 'erc20And721' })
      }),
      { numRuns: 30 },
    )
  })

  it('R-GW-1 shows bytes behind the parameters instead of hiding or refusing them', () => {
    // Safe's own kit appends such a mark to the calldata of its users.
    const mark = generateOnChainIdentifier({
      project: 'x',
      platform: 'Web',
      tool: 'y',
      toolVersion: '1',
    })
    const abi = parseAbi(['function withdraw(uint256)'])
    const data = `${encodeFunctionData({ abi, args: [1n] })}${mark}` as const
    expect(decodeCall(data)).toMatchObject({ name: 'withdraw', trailing: `0x${mark}` })
  })

  it('R-GW-1 tells nothing, unknown and malformed apart', () => {
    expect(decodeCall('0x')).toEqual({ status: 'empty' })
    expect(decodeCall('0x12')).toEqual({ status: 'unknown', selector: '0x12' })
    expect(decodeCall('0xdeadbeef')).toEqual({ status: 'unknown', selector: '0xdeadbeef' })
    expect(decodeCall('0xa9059cbb')).toEqual({ status: 'malformed', selector: '0xa9059cbb' })
  })

  it('R-GW-1 answers what is not hexadecimal with an error of ours', () => {
    // Types promise more than JavaScript callers keep.
    expect(() => decodeCall('0xzz' as `0x${string}`)).toThrow(SafeError)
  })
})
