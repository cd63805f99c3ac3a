import styles from './SearchField.module.css'

type SearchFieldProps = { label: string; text: string; onText: (text: string) => void }

/** Narrows the list below it while somebody types. */
export function SearchField({ label, text, onText }: SearchFieldProps) {
  return (
    <input
      type="search"
      className={styles.search}
      aria-label={label}
      placeholder={label}
      value={text}
      onChange={({ target }) => onText(target.value)}
    />
  )
}
