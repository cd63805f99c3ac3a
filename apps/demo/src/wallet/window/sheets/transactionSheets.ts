import type { AskOf, Fees } from '../../asks.ts'
import { describeCall } from './callRows.ts'
import type { Block, Row, Sheet } from './sheet.ts'
import { addressRow, chainRow, coins, count, visible } from './text.ts'

export function transactionSheet(ask: AskOf<'sendTransaction'>): Sheet {
  const { from, chain, call, gas, fees, failure } = ask
  const { rows, warnings } = describeCall(call, chain)
  const fee: Row = {
    label: 'Fee at most',
    value: coins(BigInt(gas) * BigInt(pricePerGas(fees)), chain),
    hint: `${BigInt(gas)} gas`,
  }
  const failing = failure
    ? [
        `The network expects this to fail: ${visible(failure)}. The fee would be spent all the same.`,
      ]
    : []
  return {
    title: 'Send a transaction',
    lead: 'It is carried out as soon as you approve, and cannot be undone.',
    warnings: [...failing, ...warnings],
    blocks: [
      { type: 'rows', rows },
      { type: 'rows', rows: [addressRow('Sent from', from), chainRow(chain), fee] },
      ...dataBlock(call.data),
    ],
  }
}

export function callsSheet({ from, chain, calls }: AskOf<'sendCalls'>): Sheet {
  const described = calls.map((call) => describeCall(call, chain))
  return {
    title: `Send ${count(calls.length, 'call')}`,
    lead: 'They are sent one after another. If one fails, those before it stay done.',
    warnings: [...new Set(described.flatMap(({ warnings }) => warnings))],
    blocks: [
      ...described.flatMap(({ rows }, index): Block[] => [
        { type: 'rows', title: `Call ${index + 1} of ${calls.length}`, rows },
        ...dataBlock(calls[index]?.data ?? '0x'),
      ]),
      { type: 'rows', rows: [addressRow('Sent from', from), chainRow(chain)] },
    ],
  }
}

export function showCallsSheet({ batch, chainName }: AskOf<'showCalls'>): Sheet {
  const states = { sending: 'Being sent', finished: 'All sent and mined', stopped: 'Stopped' }
  return {
    title: 'Calls sent before',
    lead: 'This page asked to show them to you. There is nothing to decide.',
    warnings: [],
    blocks: [
      {
        type: 'rows',
        rows: [
          { label: 'State', value: states[batch.progress] },
          { label: 'Sent', value: `${batch.hashes.length} of ${batch.total}` },
          { label: 'Network', value: visible(chainName), hint: `Chain ${batch.chainId}` },
          { label: 'Bundle', value: visible(batch.id), code: true },
          ...batch.hashes.map((value, index) => ({
            label: `Transaction ${index + 1}`,
            value,
            code: true,
          })),
        ],
      },
    ],
  }
}

const pricePerGas = (fees: Fees) => (fees.type === 'legacy' ? fees.gasPrice : fees.maxFeePerGas)

const dataBlock = (data: string): Block[] =>
  data === '0x' ? [] : [{ type: 'more', title: 'Data as it is sent', text: data }]
