import { useApp } from '../../shared/AppContext.ts'
import { Field } from '../../shared/ui/forms/Field.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { toolsWords } from './words.ts'

type ChainFieldProps = { chainId: number; onChange: (chainId: number) => void }

/** On which network something is asked. */
export function ChainField({ chainId, onChange }: ChainFieldProps) {
  const say = useWords(toolsWords)
  const { chains } = useApp().appConfig
  return (
    <Field label={say('network')}>
      {(props) => (
        <select
          {...props}
          value={chainId}
          onChange={({ target }) => onChange(Number(target.value))}
        >
          {chains.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
