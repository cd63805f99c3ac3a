const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** The method, unless it is a word that a visitor made up. */
export function knownMethod(method: string): string | undefined {
  return METHODS.has(method) ? method : undefined
}
