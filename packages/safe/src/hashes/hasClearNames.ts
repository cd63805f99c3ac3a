import { elementaryType } from '../abi/elementaryType.ts'

type Field = { name: string; type: string }

/** As contracts write them; some sites put a colon, a dot or a dash between two (`Exchange:Withdraw`). */
const NAME = /^[A-Za-z_$][\w$]*([.:-][\w$]+)*$/
const LISTS = /(\[\d*\])*$/
/** A struct of such a name would be hashed in place of the values that the name stands for. */
const ELEMENTARY = /^(address|bool|string|bytes|u?int)\d*$/

/**
 * Whether types can be read in one way only. What is hashed of them is a text,
 * `Mail(Person from,string text)Person(string name)`: a name with a comma, a bracket or a blank in it
 * would be other fields there than those that are shown here.
 */
export function hasClearNames(types: Readonly<Record<string, readonly Field[]>>): boolean {
  return Object.entries(types).every(([struct, fields]) => {
    if (!NAME.test(struct) || ELEMENTARY.test(struct)) return false
    // Libraries end a type's name at its first letter that belongs to no word, and find others, or none.
    const isWord = firstWord(struct) === struct
    if (!isWord && Object.hasOwn(types, firstWord(struct))) return false
    return fields.every(({ name, type }) => {
      const base = type.replace(LISTS, '')
      const isStruct = isWord && Object.hasOwn(types, base) && firstWord(base) === base
      return NAME.test(name) && (isStruct || elementaryType(base) !== null)
    })
  })
}

const firstWord = (name: string) => name.replace(/\W.*/, '')
