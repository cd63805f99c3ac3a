import type { Hex } from 'viem'
import type { AbiValue } from '../abi/types.ts'
import { unpackBatch } from '../batch/unpackBatch.ts'
import { decodeCall } from '../calls/decodeCall.ts'

export type StatedDecoding = {
  method: string
  parameters: { name: string; type: string; value: unknown; valueDecoded?: unknown }[]
}

/** What an honest gateway says about calldata: everything as JSON text, batches opened. */
export function stateDecoding(data: Hex): StatedDecoding | null {
  const call = decodeCall(data)
  if (call.status !== 'decoded') return null
  return {
    method: call.name,
    parameters: call.parameters.map(({ name, type, value }) => ({
      name,
      type,
      value: stateValue(value),
      ...(call.name === 'multiSend' && {
        valueDecoded: unpackBatch(value as Hex).map((inner) => ({
          operation: inner.operation,
          to: inner.to,
          value: String(inner.value),
          data: inner.data === '0x' ? null : inner.data,
          dataDecoded: stateDecoding(inner.data),
        })),
      }), // multiSend's one parameter is bytes
    })),
  }
}

function stateValue(value: AbiValue): unknown {
  return Array.isArray(value) ? value.map(stateValue) : String(value)
}
