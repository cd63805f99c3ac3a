import type { AskOf } from '../../asks.ts'
import type { WalletChain } from '../../chain.ts'
import type { Row, Sheet } from './sheet.ts'
import { visible } from './text.ts'

export const switchChainSheet = ({ from, to }: AskOf<'switchChain'>): Sheet => ({
  title: 'Switch network',
  lead: 'What this page asks you to sign next will be for the new network.',
  warnings: [],
  blocks: [
    {
      type: 'rows',
      rows: [
        { label: 'From', value: visible(from.name), hint: `Chain ${from.id}` },
        { label: 'To', value: visible(to.name), hint: `Chain ${to.id}` },
        ...nodeRows(to),
      ],
    },
  ],
})

export const addChainSheet = ({ chain }: AskOf<'addChain'>): Sheet => ({
  title: 'Add a network',
  lead: 'The node below will tell the wallet what is on this network, and see what you send.',
  warnings: [],
  blocks: [
    {
      type: 'rows',
      rows: [
        { label: 'Name', value: visible(chain.name) },
        { label: 'Chain', value: `${chain.id}` },
        ...nodeRows(chain),
      ],
    },
  ],
})

function nodeRows({ nativeCurrency: { name, symbol, decimals }, rpcUrl }: WalletChain): Row[] {
  return [
    { label: 'Currency', value: visible(symbol), hint: `${visible(name)}, ${decimals} decimals` },
    { label: 'Node', value: visible(rpcUrl), code: true },
  ]
}
