import { expect, it } from 'vitest'
import { debianVersions } from './debianVersions.mjs'

it('a run says in one line which of Debian’s packages it was with', async () => {
  const asked = []
  const ask = async (names) => {
    asked.push(...names)
    return 'caddy:amd64\t2.6.2-5\npostgresql\t15+248\ndpkg-query: no packages found matching procps\n'
  }
  expect(await debianVersions(['integration'], { ask })).toBe(
    'Debian’s packages: caddy 2.6.2-5, postgresql 15+248',
  )
  expect(asked).toEqual(['caddy', 'coreutils', 'postgresql', 'procps', 'prometheus'])
})

it('says nothing where nothing is needed, or there is no Debian', async () => {
  expect(await debianVersions(['unit'])).toBe('')
  expect(await debianVersions(['integration'], { ask: async () => '' })).toBe('')
})
