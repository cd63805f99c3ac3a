import { storySafes } from '../../story/storySafes.ts'
import { h } from '../../wallet/window/h.ts'
import { worldAccounts } from '../../world/accounts.ts'
import { modes } from '../behave.ts'
import { messages, type Place, safeOfPlace } from '../readPlace.ts'

/** The switches: each choice is in the address, and opens the page anew. */
export function controls(place: Place): HTMLElement {
  const safes = Object.entries(storySafes).map(([key, { name }]) => [key, name] as const)
  const { name: shown } = safeOfPlace(place)
  const people = worldAccounts.map(
    ({ name, address }, index) =>
      [String(index), name ?? `${address.slice(0, 6)}…${address.slice(-4)}`] as const,
  )
  // On a phone the app needs the room: what is set is in the summary then.
  const isRoomy = matchMedia('(width >= 768px)').matches
  return h(
    'details',
    { open: isRoomy },
    h('summary', {}, `${shown} as ${people[place.as]?.[1]}`),
    h(
      'div',
      { class: 'controls' },
      choice(
        'Safe',
        'safe',
        place.safe in storySafes ? safes : [...safes, [place.safe, shown]],
        place,
      ),
      choice('You are', 'as', people, place),
      choice('This host', 'mode', Object.entries(modes), place),
      choice('Messages are signed', 'messages', Object.entries(messages), place),
    ),
  )
}

function choice(
  label: string,
  key: keyof Place,
  options: readonly (readonly [string, string])[],
  place: Place,
): HTMLElement {
  const select = h(
    'select',
    {
      onchange: () => {
        const search = new URLSearchParams(location.search)
        search.set(key, select.value)
        location.search = String(search)
      },
    },
    ...options.map(([value, text]) =>
      h('option', { value, selected: String(place[key]) === value }, text),
    ),
  )
  return h('label', {}, label, select)
}
