import type { SafeApp } from '@countersign/gateway'

export type AppFilter = { text: string; tag: string | null }

/** The apps that a text and a tag leave: the featured first, then by name. */
export function filterApps(apps: readonly SafeApp[], { text, tag }: AppFilter): SafeApp[] {
  const wanted = text.trim().toLowerCase()
  return apps
    .filter((app) => tag === null || app.tags.includes(tag))
    .filter(({ name, description, tags, provider }) =>
      [name, description, provider?.name ?? '', ...tags].join(' ').toLowerCase().includes(wanted),
    )
    .sort(
      (one, other) =>
        Number(other.featured) - Number(one.featured) || one.name.localeCompare(other.name),
    )
}
