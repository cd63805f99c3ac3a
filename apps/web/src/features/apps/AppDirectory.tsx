import type { SafeApp } from '@countersign/gateway'
import { useState } from 'react'
import { SearchField } from '../../shared/ui/forms/SearchField.tsx'
import { Empty } from '../../shared/ui/sections/Empty.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { AppEntry } from './AppEntry.tsx'
import styles from './AppsPage.module.css'
import { filterApps } from './filterApps.ts'
import { appsWords } from './words.ts'

/** A list of apps, by name and by what they are for. */
export function AppDirectory({ apps }: { apps: readonly SafeApp[] }) {
  const say = useWords(appsWords)
  const [text, setText] = useState('')
  const [tag, setTag] = useState<string | null>(null)
  const tags = [...new Set(apps.flatMap((app) => app.tags))].sort()
  const found = filterApps(apps, { text, tag })
  return (
    <>
      <div className={styles.filters}>
        <SearchField label={say('search')} text={text} onText={setText} />
        {tags.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot stand in one line with others
          <div role="group" aria-label={say('tags')} className={styles.tags}>
            {tags.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={each === tag}
                onClick={() => setTag(each === tag ? null : each)}
              >
                <bdi>{each}</bdi>
              </button>
            ))}
          </div>
        )}
      </div>
      <ul className={styles.apps} aria-label={say('title')}>
        {found.map((app) => (
          <AppEntry key={app.id} app={app} />
        ))}
      </ul>
      <div role="status">{found.length === 0 && <Empty>{say('noneFound')}</Empty>}</div>
    </>
  )
}
