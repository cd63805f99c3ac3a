import { useContext } from 'react'
import { buttonEnglish } from './english.ts'
import { formatMessage, type Values } from './format.ts'
import { I18nContext } from './I18nContext.ts'
import type { Message, MessageKey } from './types.ts'

/** The visitor's language: its code and how to say something in it. */
export function useMessages() {
  const { locale, language, direction, messages } = useContext(I18nContext)
  const dictionary: Partial<Record<MessageKey, Message>> = messages ?? buttonEnglish
  const say = (key: MessageKey, values?: Values) =>
    // Only the button is drawn without a dictionary, and it uses the words it brought.
    formatMessage(dictionary[key] ?? key, locale, values)
  return { locale, language, direction, say }
}
