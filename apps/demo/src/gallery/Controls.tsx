import { matchLocale } from '@countersign/kit'
import { LANGUAGES } from './languages.ts'
import { type Place, writePlace } from './place.ts'

type ControlsProps = { place: Place; go: (place: Place) => void }

const WIDTHS = [320, 375, 640, 768, 1280]

/** Theme, language, direction and width of whatever is shown. */
export function Controls({ place, go }: ControlsProps) {
  const { theme, locale, direction, width } = place
  return (
    <nav className="controls" aria-label="Display">
      <a href={writePlace({ ...place, state: undefined })}>All states</a>
      <Choice
        label="Theme"
        value={theme}
        options={['system', 'light', 'dark'] as const}
        onChoose={(chosen) => go({ ...place, theme: chosen })}
      />
      <Choice
        label="Language"
        value={locale}
        options={LANGUAGES}
        onChoose={(chosen) => go({ ...place, locale: matchLocale([chosen]) })}
      />
      <Choice
        label="Direction"
        value={direction}
        options={['auto', 'ltr', 'rtl'] as const}
        onChoose={(chosen) => go({ ...place, direction: chosen })}
      />
      <Choice
        label="Width"
        value={width ? String(width) : 'window'}
        options={['window', ...WIDTHS.map(String)]}
        onChoose={(chosen) =>
          go({ ...place, width: chosen === 'window' ? undefined : Number(chosen) })
        }
      />
    </nav>
  )
}

type ChoiceProps<value extends string> = {
  label: string
  value: value
  options: readonly value[]
  onChoose: (value: value) => void
}

function Choice<value extends string>({ label, value, options, onChoose }: ChoiceProps<value>) {
  return (
    <label>
      {label}{' '}
      <select
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value)
          if (chosen !== undefined) onChoose(chosen)
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  )
}
