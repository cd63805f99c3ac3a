import type { Wallet } from '../types.ts'
import { alphaWallet } from './alphaWallet.ts'
import { ambire } from './ambire.ts'
import { anchorageDigital } from './anchorageDigital.ts'
import { atomic } from './atomic.ts'
import { backpack } from './backpack.ts'
import { bestWallet } from './bestWallet.ts'
import { bifrost } from './bifrost.ts'
import { binance } from './binance.ts'
import { bitcoinCom } from './bitcoinCom.ts'
import { bitget } from './bitget.ts'
import { bitpay } from './bitpay.ts'
import { blockchain } from './blockchain.ts'
import { bybit } from './bybit.ts'
import { coin98 } from './coin98.ts'
import { coolWallet } from './coolWallet.ts'
import { core } from './core.ts'
import { cryptoCom } from './cryptoCom.ts'
import { dcent } from './dcent.ts'
import { edge } from './edge.ts'
import { enkrypt } from './enkrypt.ts'
import { exodus } from './exodus.ts'
import { fireblocks } from './fireblocks.ts'
import { fordefi } from './fordefi.ts'
import { foxwallet } from './foxwallet.ts'
import { frame } from './frame.ts'
import { gate } from './gate.ts'
import { gemWallet } from './gemWallet.ts'
import { haha } from './haha.ts'
import { imToken } from './imToken.ts'
import { kaia } from './kaia.ts'
import { keplr } from './keplr.ts'
import { kraken } from './kraken.ts'
import { ledger } from './ledger.ts'
import { mathWallet } from './mathWallet.ts'
import { mew } from './mew.ts'
import { nightly } from './nightly.ts'
import { nova } from './nova.ts'
import { okx } from './okx.ts'
import { oneInch } from './oneInch.ts'
import { onekey } from './onekey.ts'
import { phantom } from './phantom.ts'
import { rabby } from './rabby.ts'
import { ready } from './ready.ts'
import { robinhood } from './robinhood.ts'
import { ronin } from './ronin.ts'
import { safeheron } from './safeheron.ts'
import { safepal } from './safepal.ts'
import { shapeShift } from './shapeShift.ts'
import { subwallet } from './subwallet.ts'
import { taho } from './taho.ts'
import { talisman } from './talisman.ts'
import { tangem } from './tangem.ts'
import { tokenPocket } from './tokenPocket.ts'
import { trust } from './trust.ts'
import { uniswap } from './uniswap.ts'
import { universalProfiles } from './universalProfiles.ts'
import { unstoppable } from './unstoppable.ts'
import { valora } from './valora.ts'
import { wigwam } from './wigwam.ts'
import { xportal } from './xportal.ts'
import { zeal } from './zeal.ts'
import { zelcore } from './zelcore.ts'
import { zengo } from './zengo.ts'
import { zerion } from './zerion.ts'

/**
 * Further wallets that a team can offer by id and a visitor can search. Import this file only with
 * `import()`: nobody should pay for wallets that nobody asked for.
 */
export const catalog: readonly Wallet[] = [
  trust,
  rabby,
  okx,
  phantom,
  zerion,
  uniswap,
  ledger,
  imToken,
  tokenPocket,
  bitget,
  binance,
  bybit,
  coin98,
  exodus,
  frame,
  gate,
  kraken,
  ronin,
  safepal,
  taho,
  talisman,
  subwallet,
  onekey,
  enkrypt,
  ready,
  backpack,
  core,
  mew,
  oneInch,
  bestWallet,
  blockchain,
  cryptoCom,
  nova,
  ambire,
  zeal,
  robinhood,
  fireblocks,
  bitpay,
  alphaWallet,
  valora,
  kaia,
  wigwam,
  bifrost,
  foxwallet,
  haha,
  keplr,
  fordefi,
  safeheron,
  tangem,
  zengo,
  mathWallet,
  unstoppable,
  edge,
  gemWallet,
  dcent,
  bitcoinCom,
  coolWallet,
  xportal,
  anchorageDigital,
  nightly,
  zelcore,
  shapeShift,
  atomic,
  universalProfiles,
]
