/** The hash in a built script's name: it changes with every change of the code it leads to. */
export function buildOf(script: string): string | null {
  return /-([\w-]{8})\.js$/.exec(script)?.[1] ?? null
}
