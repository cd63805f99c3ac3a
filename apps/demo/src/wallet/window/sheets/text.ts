import type { Address } from 'viem'
import { formatUnits } from 'viem'
import { ACCOUNTS, accountIndex } from '../../accounts.ts'
import type { WalletChain } from '../../chain.ts'
import type { Row } from './sheet.ts'

/**
 * Characters that are not seen, or that turn the reading direction, can make a text look like
 * another one. They are spelled out.
 */
export function visible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, (character) => {
    if (character === '\n' || character === '\t') return character
    const code = character.codePointAt(0) ?? 0
    return `⟨U+${code.toString(16).toUpperCase().padStart(4, '0')}⟩`
  })
}

/** In groups of four, as hardware wallets show hashes. */
export const grouped = (hex: string) => (hex.slice(2).match(/.{1,4}/g) ?? []).join(' ')

export const accountName = (index: number) => `Account ${index + 1}`

export function addressRow(label: string, address: Address): Row {
  const index = accountIndex(address)
  const own = ACCOUNTS[index]
  return {
    label,
    value: own ?? address,
    hint: own ? `${accountName(index)}, yours` : undefined,
    code: true,
  }
}

export const chainRow = (chain: WalletChain): Row => ({
  label: 'Network',
  value: visible(chain.name),
  hint: `Chain ${chain.id}`,
})

export const coins = (amount: bigint, { nativeCurrency }: WalletChain) =>
  `${formatUnits(amount, nativeCurrency.decimals)} ${visible(nativeCurrency.symbol)}`

export const hostOf = (origin: string) => URL.parse(origin)?.host || origin

/** Length in bytes of 0x-prefixed hex. */
export const byteLength = (hex: string) => (hex.length - 2) / 2

export const count = (amount: number, one: string, many = `${one}s`) =>
  `${amount} ${amount === 1 ? one : many}`
