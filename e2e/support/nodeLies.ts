import type { Hex } from 'viem'

/** A question to a node, as it goes over the wire. */
export type NodeCall = { id?: unknown; method: string; params: readonly unknown[] }

/** One answer told otherwise: to which questions, and what instead. */
export type NodeLie = { question: string; where: string; tell: (value: unknown) => unknown }

/** What is asked, whoever is asked and about whichever block. */
export function questionOf({ method, params }: NodeCall): string {
  const [first, second] = params
  if (method !== 'eth_call') return [method, textOf(first), textOf(second)].join(' ').trim()
  // The call that a node is asked to try.
  const { data = '0x' } = first as { data?: Hex }
  return `${method} ${data.slice(0, 10)}`
}

const textOf = (value: unknown) => (typeof value === 'string' && value.length > 8 ? value : '')

/**
 * Every lie that can be told in one place of an answer; one of them is that there is none. Of a long
 * answer, or of a list, so many places are lied about as `most` says, spread over it.
 */
export function nodeLiesOf(question: string, honest: unknown, most: number): NodeLie[] {
  const bent = placesIn(honest, most).map(({ where, bend }) => ({ question, where, tell: bend }))
  return [{ question, where: 'nothing', tell: () => null }, ...bent]
}

type Place = { where: string; bend: (value: unknown) => unknown }

function placesIn(value: unknown, most: number): Place[] {
  if (typeof value === 'string') return value.startsWith('0x') ? wordsIn(value as Hex, most) : []
  if (typeof value === 'boolean') return [{ where: '', bend: (told) => !told }]
  if (typeof value !== 'object' || value === null) return []
  const entries = Object.entries(value)
  return (Array.isArray(value) ? spread(entries, most) : entries).flatMap(([name, inner]) =>
    placesIn(inner, most).map(({ where, bend }) => ({
      where: `${name} ${where}`.trim(),
      bend: (told) => {
        const fields = Object(told ?? {})
        const changed = { ...fields, [name]: bend(Reflect.get(fields, name)) }
        return Array.isArray(told) ? Object.values(changed) : changed
      },
    })),
  )
}

/** The first digit of each word that is not nought: of a number, an address, a length. */
function wordsIn(value: Hex, most: number): Place[] {
  const count = Math.max(1, Math.ceil((value.length - 2) / 64))
  const indexes = Array.from({ length: count }, (_, index) => index)
  return spread(indexes, most).map((index) => ({
    where: `word ${index}`,
    bend: (told) => flip(String(told), index),
  }))
}

/** The last, and some before it. */
function spread<item>(items: readonly item[], most: number): item[] {
  const step = Math.max(1, items.length / most)
  return items.filter((_, index) => (items.length - 1 - index) % step < 1)
}

function flip(text: string, index: number): string {
  const start = 2 + index * 64
  const word = text.slice(start, start + 64)
  if (word === '') return '0x01'
  const at = start + Math.max(word.search(/[^0]/), 0)
  const digit = (Number.parseInt(text.charAt(at), 16) ^ 1).toString(16)
  return `${text.slice(0, at)}${digit}${text.slice(at + 1)}`
}
