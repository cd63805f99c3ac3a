import type { Ask } from '../../asks.ts'
import { assetSheet } from './assetSheet.ts'
import { addChainSheet, switchChainSheet } from './chainSheets.ts'
import { messageSheet } from './messageSheet.ts'
import type { Sheet, SheetContext } from './sheet.ts'
import { callsSheet, showCallsSheet, transactionSheet } from './transactionSheets.ts'
import { typedDataSheet } from './typedDataSheet.ts'

/** Puts a request into words. Pure: the drawing is elsewhere. */
export function describe(ask: Ask, context: SheetContext): Sheet {
  switch (ask.kind) {
    case 'unlock':
      return {
        title: 'Unlock Demo Wallet',
        lead: 'The wallet is locked. It has no password: its keys are public and for trying only.',
        warnings: [],
        blocks: [],
      }
    case 'connect':
      return {
        title: 'Connect',
        lead: 'The page will see the accounts you choose. It cannot move anything without asking you.',
        warnings: [],
        blocks: [],
      }
    case 'switchChain':
      return switchChainSheet(ask)
    case 'addChain':
      return addChainSheet(ask)
    case 'signMessage':
      return messageSheet(ask, context)
    case 'signTypedData':
      return typedDataSheet(ask)
    case 'sendTransaction':
      return transactionSheet(ask)
    case 'sendCalls':
      return callsSheet(ask)
    case 'showCalls':
      return showCallsSheet(ask)
    case 'watchAsset':
      return assetSheet(ask)
  }
}
