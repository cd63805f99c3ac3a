import { formatAddress } from '@countersign/kit'
import { decodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import type { ActCall } from '../../../shared/acts/acts.ts'
import { useAssets } from '../../../shared/assets/useAssets.ts'
import { formatAmount } from '../../../shared/format/formatAmount.ts'
import { useContactName } from '../../../shared/local/useContactName.ts'
import { useLocale } from '../../../shared/words/LocaleContext.ts'
import { useWords } from '../../../shared/words/useWords.ts'
import { sendWords } from '../words.ts'

/** What calls are remembered as, in this browser's own lists. */
export function useDescribe(): (calls: readonly ActCall[]) => string {
  const say = useWords(sendWords)
  const locale = useLocale()
  const account = useAccount()
  const { data } = useAssets(account)
  const nameOf = useContactName(account.chain.id)
  return (calls) => {
    const [only, ...others] = calls
    const paid = only && others.length === 0 ? readTransfer(only) : null
    const token =
      paid?.token === zeroAddress
        ? account.chain.nativeCurrency
        : data?.assets.find((asset) => asset.token.address === paid?.token)?.token
    const isOwn = ({ to, operation }: ActCall) => to === account.address || operation === 1
    if (calls.length > 0 && calls.every(isOwn)) return say('describe.settings')
    if (!paid || !token) return say('describe.many', { count: calls.length })
    const amount = `${formatAmount(paid.amount, token.decimals, locale)} ${token.symbol}`
    return say('describe.one', { amount, name: nameOf(paid.to) ?? formatAddress(paid.to) })
  }
}

function readTransfer({ to, value, data }: ActCall) {
  if (data === '0x') return { token: zeroAddress, to, amount: value }
  try {
    const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data })
    return functionName === 'transfer' ? { token: to, to: args[0], amount: args[1] } : null
  } catch {
    // Some other function: it has no amount to be named by.
    return null
  }
}
