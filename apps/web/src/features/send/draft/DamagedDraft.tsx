import { saveFile } from '../../../shared/format/saveFile.ts'
import { Button } from '../../../shared/ui/forms/Button.tsx'
import { Alarm } from '../../../shared/ui/signs/Alarm.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import styles from '../Send.module.css'
import { sendWords } from '../words.ts'

type DamagedDraftProps = { text: string; onStartAnew: () => void }

/** What is kept is no draft any more. It is the visitor's, so they decide about it. */
export function DamagedDraft({ text, onStartAnew }: DamagedDraftProps) {
  const say = useWords(sendWords)
  return (
    <div className={styles.damaged}>
      <Alarm title={say('damaged.title')} tone="warn">
        <p>{say('damaged.text')}</p>
      </Alarm>
      <div className={styles.note}>
        <Button onClick={() => saveFile('draft.json', text, 'application/json')}>
          {say('damaged.save')}
        </Button>
        <Button onClick={onStartAnew}>{say('damaged.anew')}</Button>
      </div>
    </div>
  )
}
