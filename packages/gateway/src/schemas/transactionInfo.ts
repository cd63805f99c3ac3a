import * as v from 'valibot'
import * as words from '../words/lists.ts'
import { addressInfo } from './common.ts'
import { dataDecoded } from './dataDecoded.ts'
import { kind, openVariant, openWords } from './open.ts'
import { address, amount, hex, integer, maybe } from './primitives.ts'

const token = {
  tokenAddress: address,
  tokenName: maybe(v.string()),
  tokenSymbol: maybe(v.string()),
  logoUri: maybe(v.string()),
  trusted: maybe(v.boolean()),
}

const transferInfo = openVariant({
  ERC20: kind('ERC20', {
    ...token,
    value: amount,
    decimals: maybe(v.number()),
    imitation: v.nullish(v.boolean(), false),
  }),
  ERC721: kind('ERC721', { ...token, tokenId: v.string() }),
  NATIVE_COIN: kind('NATIVE_COIN', { value: maybe(amount) }),
})
export type TransferInfo = v.InferOutput<typeof transferInfo>

export const settingsInfo = openVariant(
  {
    ADD_OWNER: kind('ADD_OWNER', { owner: addressInfo, threshold: integer }),
    REMOVE_OWNER: kind('REMOVE_OWNER', { owner: addressInfo, threshold: integer }),
    SWAP_OWNER: kind('SWAP_OWNER', { oldOwner: addressInfo, newOwner: addressInfo }),
    CHANGE_THRESHOLD: kind('CHANGE_THRESHOLD', { threshold: integer }),
    ENABLE_MODULE: kind('ENABLE_MODULE', { module: addressInfo }),
    DISABLE_MODULE: kind('DISABLE_MODULE', { module: addressInfo }),
    SET_GUARD: kind('SET_GUARD', { guard: addressInfo }),
    DELETE_GUARD: kind('DELETE_GUARD', {}),
    SET_MODULE_GUARD: kind('SET_MODULE_GUARD', { moduleGuard: addressInfo }),
    DELETE_MODULE_GUARD: kind('DELETE_MODULE_GUARD', {}),
    SET_FALLBACK_HANDLER: kind('SET_FALLBACK_HANDLER', { handler: addressInfo }),
    CHANGE_MASTER_COPY: kind('CHANGE_MASTER_COPY', { implementation: addressInfo }),
  },
  // The hosted gateway's own clients have another name for it than it sends.
  (type) => (type === 'CHANGE_IMPLEMENTATION' ? 'CHANGE_MASTER_COPY' : type),
)
export type SettingsInfo = v.InferOutput<typeof settingsInfo>

const humanDescription = maybe(v.string())

export const transactionInfo = openVariant({
  Transfer: kind('Transfer', {
    humanDescription,
    sender: addressInfo,
    recipient: addressInfo,
    direction: openWords(words.transferDirection, 'UNKNOWN'),
    transferInfo,
  }),
  SettingsChange: kind('SettingsChange', {
    humanDescription,
    dataDecoded,
    settingsInfo: maybe(settingsInfo),
  }),
  Custom: kind('Custom', {
    humanDescription,
    to: addressInfo,
    dataSize: amount,
    value: maybe(amount),
    methodName: maybe(v.string()),
    isCancellation: v.nullish(v.boolean(), false),
    actionCount: maybe(integer),
  }),
  Creation: kind('Creation', {
    humanDescription,
    creator: addressInfo,
    transactionHash: hex,
    implementation: maybe(addressInfo),
    factory: maybe(addressInfo),
    saltNonce: maybe(v.string()),
  }),
})
export type TransactionInfo = v.InferOutput<typeof transactionInfo>
