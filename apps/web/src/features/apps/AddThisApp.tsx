import { useApp } from '../../shared/AppContext.ts'
import { CopyButton } from '../../shared/ui/forms/CopyButton.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './AppsPage.module.css'
import { appsWords } from './words.ts'

/** How to open this app inside a Safe, where the Safe itself is the connected account. */
export function AddThisApp() {
  const say = useWords(appsWords)
  const { appName, frameOrigins } = useApp().appConfig
  const { origin } = window.location
  return (
    <Panel title={say('add', { app: appName })}>
      <p>{say('add.why', { app: appName })}</p>
      <ol className={styles.steps}>
        <li>{say('add.open')}</li>
        <li>{say('add.custom')}</li>
        <li>
          {say('add.paste')}{' '}
          <bdi dir="ltr" className={styles.address}>
            {origin}
          </bdi>{' '}
          <CopyButton text={origin} what={say('add.address')} />
        </li>
      </ol>
      <p className={styles.quiet}>
        {frameOrigins.length > 0
          ? say('add.hosts', { hosts: frameOrigins.join(', ') })
          : say('add.noHosts')}
      </p>
    </Panel>
  )
}
