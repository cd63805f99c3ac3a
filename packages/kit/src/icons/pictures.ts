import { abstractIcon } from './chains/abstract.ts'
import { apechainIcon } from './chains/apechain.ts'
import { arbitrumIcon } from './chains/arbitrum.ts'
import { avalancheIcon } from './chains/avalanche.ts'
import { baseIcon } from './chains/base.ts'
import { blastIcon } from './chains/blast.ts'
import { bnbIcon } from './chains/bnb.ts'
import { cairnIcon } from './chains/cairn.ts'
import { celoIcon } from './chains/celo.ts'
import { cronosIcon } from './chains/cronos.ts'
import { ethereumIcon } from './chains/ethereum.ts'
import { fantomIcon } from './chains/fantom.ts'
import { gnosisIcon } from './chains/gnosis.ts'
import { inkIcon } from './chains/ink.ts'
import { kaiaIcon } from './chains/kaia.ts'
import { lineaIcon } from './chains/linea.ts'
import { mantleIcon } from './chains/mantle.ts'
import { modeIcon } from './chains/mode.ts'
import { monadIcon } from './chains/monad.ts'
import { moonbeamIcon } from './chains/moonbeam.ts'
import { optimismIcon } from './chains/optimism.ts'
import { polygonIcon } from './chains/polygon.ts'
import { roninIcon } from './chains/ronin.ts'
import { scrollIcon } from './chains/scroll.ts'
import { soneiumIcon } from './chains/soneium.ts'
import { sonicIcon } from './chains/sonic.ts'
import { sproutIcon } from './chains/sprout.ts'
import { taikoIcon } from './chains/taiko.ts'
import { unichainIcon } from './chains/unichain.ts'
import { worldIcon } from './chains/world.ts'
import { zksyncIcon } from './chains/zksync.ts'
import { zoraIcon } from './chains/zora.ts'
import { aaveIcon } from './tokens/aave.ts'
import { daiIcon } from './tokens/dai.ts'
import { ensIcon } from './tokens/ens.ts'
import { eurcIcon } from './tokens/eurc.ts'
import { gnoIcon } from './tokens/gno.ts'
import { linkIcon } from './tokens/link.ts'
import { polIcon } from './tokens/pol.ts'
import { safeIcon } from './tokens/safe.ts'
import { usdcIcon } from './tokens/usdc.ts'
import { usdtIcon } from './tokens/usdt.ts'
import { wbtcIcon } from './tokens/wbtc.ts'
import { wethIcon } from './tokens/weth.ts'
import { xdaiIcon } from './tokens/xdai.ts'

/** The icon of each chain, by its id; a test network wears that of the network it is for. */
export const CHAIN_PICTURES: Readonly<Record<number, string>> = {
  1: ethereumIcon,
  10: optimismIcon,
  25: cronosIcon,
  56: bnbIcon,
  97: bnbIcon,
  100: gnosisIcon,
  130: unichainIcon,
  137: polygonIcon,
  143: monadIcon,
  146: sonicIcon,
  204: bnbIcon,
  250: fantomIcon,
  300: zksyncIcon,
  324: zksyncIcon,
  480: worldIcon,
  1001: kaiaIcon,
  1284: moonbeamIcon,
  1301: unichainIcon,
  1337: sproutIcon,
  1868: soneiumIcon,
  1946: soneiumIcon,
  2020: roninIcon,
  2741: abstractIcon,
  4801: worldIcon,
  5000: mantleIcon,
  5003: mantleIcon,
  8217: kaiaIcon,
  8453: baseIcon,
  10143: monadIcon,
  10200: gnosisIcon,
  11124: abstractIcon,
  17000: ethereumIcon,
  31337: sproutIcon,
  31338: cairnIcon,
  33111: apechainIcon,
  33139: apechainIcon,
  34443: modeIcon,
  42161: arbitrumIcon,
  42220: celoIcon,
  43113: avalancheIcon,
  43114: avalancheIcon,
  57073: inkIcon,
  59141: lineaIcon,
  59144: lineaIcon,
  80002: polygonIcon,
  81457: blastIcon,
  84532: baseIcon,
  167000: taikoIcon,
  421614: arbitrumIcon,
  534351: scrollIcon,
  534352: scrollIcon,
  560048: ethereumIcon,
  763373: inkIcon,
  7777777: zoraIcon,
  11142220: celoIcon,
  11155111: ethereumIcon,
  11155420: optimismIcon,
  168587773: blastIcon,
  999999999: zoraIcon,
}

/** The icon of each coin and token, by its symbol. */
export const TOKEN_PICTURES: Readonly<Record<string, string>> = {
  AAVE: aaveIcon,
  ARB: arbitrumIcon,
  AVAX: avalancheIcon,
  BNB: bnbIcon,
  CELO: celoIcon,
  DAI: daiIcon,
  ENS: ensIcon,
  ETH: ethereumIcon,
  EURC: eurcIcon,
  GNO: gnoIcon,
  LINK: linkIcon,
  MNT: mantleIcon,
  MON: monadIcon,
  OP: optimismIcon,
  POL: polIcon,
  S: sonicIcon,
  SAFE: safeIcon,
  USDC: usdcIcon,
  USDT: usdtIcon,
  WBTC: wbtcIcon,
  WETH: wethIcon,
  XDAI: xdaiIcon,
}
