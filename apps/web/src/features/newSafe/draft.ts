import { MOST_OWNERS } from '@countersign/safe'
import * as v from 'valibot'
import { createLocalStore } from '../../shared/local/createLocalStore.ts'
import type { LocalStore } from '../../shared/local/openLocal.ts'

const text = v.pipe(v.string(), v.maxLength(400))

/** A Safe that is only thought of, as somebody typed it. */
const draft = v.object({
  /** How this browser will call it; empty for nothing. */
  name: v.pipe(v.string(), v.maxLength(80)),
  owners: v.pipe(v.array(text), v.minLength(1), v.maxLength(MOST_OWNERS)),
  threshold: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  /** Where it is to be made; null: on the first network. */
  chainIds: v.nullable(v.array(v.number())),
  release: v.picklist(['1.4.1', '1.5.0', '1.3.0']),
  /** Tells Safes of the same owners apart: with another one, the address is another. */
  salt: v.pipe(v.string(), v.maxLength(80)),
})

export type Draft = v.InferOutput<typeof draft>

/** Nothing is decided yet, but which of all Safes of the same owners it will be. */
export const newDraft = (): Draft => ({
  name: '',
  owners: [''],
  threshold: 1,
  chainIds: null,
  release: '1.4.1',
  salt: String(crypto.getRandomValues(new Uint32Array(1))[0]),
})

/** Kept with every letter: what was sent before it was left is found again by it. */
export const openDraft = (): LocalStore<Draft> =>
  createLocalStore({ key: 'newSafe', schema: draft, fallback: newDraft() })
