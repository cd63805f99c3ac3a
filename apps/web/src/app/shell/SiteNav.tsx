import { Link } from '@tanstack/react-router'
import { Icon } from '../../shared/ui/signs/Icon.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { sitePages } from '../pages.ts'
import { shellWords } from '../words.ts'
import styles from './Nav.module.css'

/** The pages about no account in particular. */
export function SiteNav() {
  const say = useWords(shellWords)
  return (
    <ul className={styles.list}>
      {sitePages.map(({ to, word, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.link} activeOptions={{ exact: to === '/' }}>
            <Icon name={icon} />
            {say(word)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
