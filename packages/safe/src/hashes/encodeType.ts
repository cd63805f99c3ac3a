type Types = Readonly<Record<string, readonly { name: string; type: string }[]>>

/**
 * A type with all types that it stands on, as it is hashed: `Mail(Person from)Person(string name)`.
 * Of types that `boundTypedData` takes, it says all there is in one way only.
 */
export function encodeType(name: string, types: Types): string {
  const found = new Set<string>()
  const visit = (type: string) => {
    const base = type.replace(/\W.*/, '')
    if (found.has(base) || !Object.hasOwn(types, base)) return
    found.add(base)
    for (const field of types[base] ?? []) visit(field.type)
  }
  visit(name)
  found.delete(name)
  return [name, ...[...found].sort()]
    .map((each) => {
      const fields = types[each]?.map((field) => `${field.type} ${field.name}`)
      return `${each}(${fields?.join(',')})`
    })
    .join('')
}
