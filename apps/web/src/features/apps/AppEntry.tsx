import type { SafeApp } from '@countersign/gateway'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AppsPage.module.css'
import { linkOf } from './linkOf.ts'
import { appsWords } from './words.ts'

/** One app. Its picture is its first letter: fetching its own would tell strangers who looks. */
export function AppEntry({ app }: { app: SafeApp }) {
  const say = useWords(appsWords)
  const { name, description, provider, tags, accessControl } = app
  const link = linkOf(app.url)
  return (
    <li className={styles.app}>
      <span className={styles.mark} aria-hidden="true">
        {[...name][0]}
      </span>
      <div className={styles.words}>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <p>
          <bdi>{description}</bdi>
        </p>
        <p className={styles.facts}>
          {provider && <span>{say('by', { name: provider.name })}</span>}
          {tags.map((tag) => (
            <Tag key={tag}>
              <bdi>{tag}</bdi>
            </Tag>
          ))}
          {accessControl.type === 'DOMAIN_ALLOWLIST' && <Tag tone="warn">{say('restricted')}</Tag>}
        </p>
        {link ? (
          <a href={link.href} target="_blank" rel="noreferrer">
            {say('open', { host: link.host })}
            <span className="visually-hidden"> {say('open.more', { name })}</span>
          </a>
        ) : (
          <Tag tone="danger" icon="warning">
            {say('badLink')}
          </Tag>
        )}
      </div>
    </li>
  )
}
