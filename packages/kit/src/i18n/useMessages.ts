import { useContext } from 'react'
import { formatMessage, type Values } from './format.ts'
import { I18nContext } from './I18nContext.ts'
import type { MessageKey } from './types.ts'

/** The visitor's language: its code and how to say something in it. */
export function useMessages() {
  const { locale, direction, messages } = useContext(I18nContext)
  const say = (key: MessageKey, values?: Values) => formatMessage(messages[key], locale, values)
  return { locale, direction, say }
}
