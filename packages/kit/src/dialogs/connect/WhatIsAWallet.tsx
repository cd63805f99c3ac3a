import { useCountersign } from '../../context.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { Glyph } from '../../parts/Glyph.tsx'

const POINTS = [
  ['assets', 'wallet'],
  ['login', 'check'],
  ['keys', 'shield'],
] as const

/** R-UI-13: what a wallet is, in three sentences. */
export function WhatIsAWallet({ onGet }: { onGet: () => void }) {
  const { say } = useMessages()
  const { about } = useCountersign()
  return (
    <>
      <ul className="cs-points">
        {POINTS.map(([point, glyph]) => (
          <li key={point}>
            <span className="cs-sign">
              <Glyph name={glyph} />
            </span>
            <div>
              <strong>{say(`what.${point}.title`)}</strong>
              <p>{say(`what.${point}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <button type="button" className="cs-button cs-wide" data-variant="primary" onClick={onGet}>
        {say('connect.get')}
      </button>
      {about?.learnMore && (
        <a className="cs-link" href={about.learnMore} target="_blank" rel="noreferrer">
          {say('about.learnMore')}
        </a>
      )}
    </>
  )
}
