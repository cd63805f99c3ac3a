import * as v from 'valibot'
import { type Address, isAddress } from 'viem'
import { storySafes } from '../story/storySafes.ts'
import { type Mode, modes } from './behave.ts'

const names = Object.keys(storySafes) as (keyof typeof storySafes)[] // its own keys

/** How the Safe signs messages: a setting of every host's. */
export const messages = {
  offChain: 'Off the chain',
  onChain: 'On the chain',
} as const

const place = v.object({
  /** One of the story's, or any other on the first chain. */
  safe: v.fallback(
    v.union([v.picklist(names), v.custom<Address>((given) => isAddress(String(given)))]),
    'treasury',
  ),
  /** Position of the person among the world's accounts. */
  as: v.fallback(
    v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(0), v.maxValue(9)),
    0,
  ),
  mode: v.fallback(v.picklist(Object.keys(modes) as Mode[]), 'normal'),
  messages: v.fallback(v.picklist(Object.keys(messages) as (keyof typeof messages)[]), 'offChain'),
  /** Where the app begins. */
  path: v.fallback(v.pipe(v.string(), v.regex(/^\/(?!\/)/)), '/'),
})

export type Place = v.InferOutput<typeof place>

/** What the address of the page says; anything that makes no sense is as if it were not there. */
export function readPlace(search: string): Place {
  return v.parse(place, Object.fromEntries(new URLSearchParams(search)))
}

/** Which Safe the host shows. */
export function safeOfPlace({ safe }: Place): { name: string; chainId: number; address: Address } {
  return isAddress(safe) ? { name: safe, chainId: 31337, address: safe } : storySafes[safe]
}
