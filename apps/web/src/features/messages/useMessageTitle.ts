import type { Message } from '@countersign/gateway'
import { useWords } from '../../shared/words/useWords.ts'
import { describeMessage } from './describeMessage.ts'
import { messagesWords } from './words.ts'

/** How to call a message in one line. */
export function useMessageTitle(): (message: Message['message']) => string {
  const say = useWords(messagesWords)
  return (message) => {
    const title = describeMessage(message)
    switch (title.kind) {
      case 'signIn':
        return say('row.signIn', { domain: title.domain })
      case 'typed':
        return title.name === null
          ? say('row.typed.plain', { type: title.type })
          : say('row.typed', { type: title.type, name: title.name })
      case 'text':
        return title.excerpt || say('row.empty')
    }
  }
}
