import * as v from 'valibot'

/** `a, b`: a list whose every item passes `accepts`, without repetitions. */
export function commaList(accepts: (item: string) => boolean, wants: string) {
  return v.pipe(
    v.string(),
    v.transform(splitList),
    v.check(
      (items) => items.every(accepts),
      ({ input }) => {
        const wrong = input.find((item) => !accepts(item)) ?? ''
        // What stands before an @ may be a password.
        const shown = wrong.includes('@') ? 'an entry' : JSON.stringify(wrong.slice(0, 80))
        return `wants a comma-separated list of ${wants}; ${shown} is not one`
      },
    ),
  )
}

function splitList(value: string): string[] {
  const items = value.split(',').map((item) => item.trim())
  // An absent list is empty, and a trailing comma is no item.
  return [...new Set(items.filter((item, index) => item !== '' || index < items.length - 1))]
}
