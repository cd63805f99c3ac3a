import type { SafeApp } from '@countersign/gateway'
import { expect, it } from 'vitest'
import { filterApps } from './filterApps.ts'

const app = (name: string, changes: Partial<SafeApp> = {}): SafeApp => ({
  id: 1,
  url: 'https://app.example',
  name,
  iconUrl: null,
  description: '',
  chainIds: ['1'],
  provider: null,
  accessControl: { type: 'NO_RESTRICTIONS', value: null },
  tags: [],
  features: [],
  socialProfiles: [],
  developerWebsite: null,
  featured: false,
  ...changes,
})
const apps = [
  app('Swap', { tags: ['DeFi'], description: 'Trade tokens' }),
  app('Batch', { tags: ['Tools'] }),
  app('Vote', { featured: true, tags: ['DAO'] }),
]

it.each([
  [{ text: '', tag: null }, ['Vote', 'Batch', 'Swap']],
  [{ text: ' TRADE', tag: null }, ['Swap']],
  [{ text: '', tag: 'Tools' }, ['Batch']],
  [{ text: 'swap', tag: 'Tools' }, []],
])('finds apps by %j, the featured first', (filter, names) => {
  expect(filterApps(apps, filter).map(({ name }) => name)).toEqual(names)
})
