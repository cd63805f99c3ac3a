import { useConnectDialog, useConnectionStatus, useVerifyDialog } from '@countersign/kit'
import { Button } from '../../shared/ui/forms/Button.tsx'
import { Panel } from '../../shared/ui/sections/Panel.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { SessionList } from './SessionList.tsx'
import { preferencesWords } from './words.ts'

/** R-AUTH-5: where the visitor is signed in, once they are; else what signing in is for. */
export function Sessions() {
  const say = useWords(preferencesWords)
  const status = useConnectionStatus()
  const verify = useVerifyDialog()
  const connect = useConnectDialog()
  if (status === 'connected') return <SessionList />
  return (
    <Panel title={say('sessions')}>
      <p>{say(verify.open ? 'sessions.unverified' : 'sessions.nobody')}</p>
      {verify.open && (
        <div>
          <Button onClick={verify.open}>{say('sessions.verify')}</Button>
        </div>
      )}
      {connect.open && (
        <div>
          <Button onClick={connect.open}>{say('sessions.connect')}</Button>
        </div>
      )}
    </Panel>
  )
}
