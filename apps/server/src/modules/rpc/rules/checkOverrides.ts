import { isAddress, isBytes, isQuantity, isRecord, isWord } from './values.ts'

/** The largest contract a chain accepts (EIP-170). */
const MAX_CODE_BYTES = 24_576
const MAX_ACCOUNTS = 4
const MAX_SLOTS = 64

/**
 * State that a simulation pretends. Only what our own simulations need: other code at one address, single
 * storage slots, and that whoever sends it can pay for its gas. Everything else would make our nodes a
 * playground for strangers.
 * @returns why not
 */
export function checkOverrides(overrides: unknown, from: unknown): string | undefined {
  if (overrides === undefined) return undefined
  if (!isRecord(overrides)) return 'State overrides are an object.'
  const entries = Object.entries(overrides)
  if (entries.length > MAX_ACCOUNTS) return `State of ${MAX_ACCOUNTS} accounts may be overridden.`
  let codes = 0
  let slots = 0
  for (const [address, account] of entries) {
    if (!isAddress(address) || !isRecord(account)) return 'State overrides go by address.'
    const { code, stateDiff, balance, ...rest } = account
    if (Object.keys(rest).length > 0) return 'Only code and stateDiff may be overridden here.'
    const isPayer = isAddress(from) && from.toLowerCase() === address.toLowerCase()
    if (balance !== undefined && !(isPayer && isQuantity(balance))) {
      return 'Only the balance of whoever sends it may be overridden.'
    }
    if (code !== undefined) {
      codes += 1
      if (!isBytes(code, MAX_CODE_BYTES)) return `code is hex, ${MAX_CODE_BYTES} bytes at most.`
    }
    if (stateDiff !== undefined) {
      if (!isRecord(stateDiff)) return 'stateDiff is an object of slots.'
      const pairs = Object.entries(stateDiff)
      slots += pairs.length
      if (!pairs.every((pair) => pair.every(isWord))) return 'A slot and its value have 32 bytes.'
    }
  }
  if (codes > 1) return 'The code of one account may be overridden.'
  return slots > MAX_SLOTS ? `${MAX_SLOTS} storage slots may be overridden.` : undefined
}
