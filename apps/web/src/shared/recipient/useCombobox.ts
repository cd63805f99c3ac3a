import { type KeyboardEvent, useId, useState } from 'react'

type ComboboxOptions = { count: number; onChoose: (index: number) => void }

/** The keys of an editable combobox with a list (WAI-ARIA): what is typed stays until something is chosen. */
export function useCombobox({ count, onChoose }: ComboboxOptions) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [current, setCurrent] = useState(-1)
  const active = isOpen && current < count ? current : -1
  const close = () => {
    setOpen(false)
    setCurrent(-1)
  }
  const choose = (index: number) => {
    onChoose(index)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) {
      event.preventDefault()
      setOpen(true)
      if (event.altKey) return event.key === 'ArrowUp' ? close() : setCurrent(-1)
      // From nothing up is the last one, and one past an end is what was typed again.
      const places = count + 1
      return setCurrent(((active + 1 + step + places) % places) - 1)
    }
    if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      choose(active)
    }
    if (event.key === 'Escape' && isOpen && count > 0) {
      event.preventDefault()
      close()
    }
    if (event.key === 'Tab') close()
  }
  const optionId = (index: number) => `${listId}-${index}`
  const isShown = isOpen && count > 0
  return {
    isShown,
    active,
    listId,
    optionId,
    choose,
    input: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active >= 0 ? optionId(active) : undefined,
      autoComplete: 'off',
      spellCheck: false,
      onKeyDown,
      onFocus: () => setOpen(true),
      onBlur: close,
    } as const,
    reopen: () => {
      setOpen(true)
      setCurrent(-1)
    },
  }
}
