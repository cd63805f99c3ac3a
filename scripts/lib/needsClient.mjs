/** An import of a hook, of what makes contexts, or of the class that components with a state extend. */
const IMPORTS =
  /^import (?!type)[^;'"]*?(?<!type )\b(?:use[A-Z]\w*|createContext|Component|\w+Context)\b[^;'"]*? from /m

/**
 * Whether a module runs in browsers only, as React's server components see it: it needs a hook, a
 * context or a state. What does not stays of use to them, so it is not in one file with what does.
 */
export const needsClient = (source) => IMPORTS.test(source)
