import * as v from 'valibot'

/** A kind of thing that this version does not know yet. It is kept, so that a list stays whole. */
export type UnknownKind = { type: 'unknown'; stated: string }

const unknownKind = v.pipe(
  v.object({ type: v.string(), stated: v.optional(v.string()) }),
  // Reading what was read before, from a cache for example, keeps the first name.
  v.transform(({ type, stated = type }): UnknownKind => ({ type: 'unknown', stated })),
)

/** A list of words that may grow: unknown ones become `fallback`. Letter case does not matter. */
/* @__NO_SIDE_EFFECTS__ */
export function openWords<const Words extends readonly string[], const Fallback extends string>(
  words: Words,
  fallback: Fallback,
  otherSpellings: Readonly<Record<string, Words[number]>> = {},
) {
  const byUpperCase = new Map(words.map((word) => [word.toUpperCase(), word]))
  return v.pipe(
    v.string(),
    v.transform((text): Words[number] | Fallback => {
      const upper = text.toUpperCase()
      const other = Object.hasOwn(otherSpellings, upper) ? otherSpellings[upper] : undefined
      return other ?? byUpperCase.get(upper) ?? fallback
    }),
  )
}

/** One of the kinds of an open variant. The tag is set, not checked: it was found by it. */
/* @__NO_SIDE_EFFECTS__ */
export function kind<const Tag extends string, const Entries extends v.ObjectEntries>(
  tag: Tag,
  entries: Entries,
) {
  return v.object({
    type: v.pipe(
      v.string(),
      v.transform((): Tag => tag),
    ),
    ...entries,
  })
}

/** Kinds told apart by `type`, of which there may be more tomorrow. */
/* @__NO_SIDE_EFFECTS__ */
export function openVariant<const Kinds extends Readonly<Record<string, v.GenericSchema>>>(
  kinds: Kinds,
  spelling: (type: string) => string = (type) => type,
): v.GenericSchema<unknown, v.InferOutput<Kinds[keyof Kinds]> | UnknownKind> {
  // valibot cannot see that a lazily chosen schema has one of these outputs.
  type Output = v.GenericSchema<unknown, v.InferOutput<Kinds[keyof Kinds]> | UnknownKind>
  const schema = v.lazy((input) => {
    const type = v.is(v.object({ type: v.string() }), input) ? spelling(input.type) : ''
    return (Object.hasOwn(kinds, type) ? kinds[type] : unknownKind) as Output
  })
  // For whoever describes it: what is chosen late is not to be seen otherwise.
  const described = { ...schema, kinds: Object.values(kinds) }
  return described
}
