import type { Address } from 'viem'

export type Suggestion = {
  address: Address
  /** How the visitor calls it; null for whom they have only paid. */
  name: string | null
  group: 'contacts' | 'own' | 'recent' | 'demo'
}

/** As many as one looks through instead of typing on. */
const MOST = 8

/** Who may be meant by a text: contacts first, own accounts, who was paid lately, then the demo's; each once. */
export function suggestRecipients(
  text: string,
  all: readonly Suggestion[],
  self: Address | null,
): Suggestion[] {
  const wanted = text.trim().toLowerCase()
  const seen = new Set(self ? [self.toLowerCase()] : [])
  const found: Suggestion[] = []
  for (const suggestion of all) {
    const address = suggestion.address.toLowerCase()
    if (seen.has(address)) continue
    // What is already there in full needs no suggestion.
    if (address === wanted || !matches(suggestion, wanted)) continue
    seen.add(address)
    found.push(suggestion)
    if (found.length === MOST) break
  }
  return found
}

function matches({ name, address }: Suggestion, wanted: string): boolean {
  const named = name?.toLowerCase() ?? ''
  return (
    named.includes(wanted) ||
    (wanted.length > 2 && address.toLowerCase().startsWith(wanted)) ||
    wanted === ''
  )
}
