import { englishWords } from '@countersign/gateway'
import { createWords } from '../words/createWords.ts'

/** R-GW-3: the gateway's own vocabulary, translated. */
export const gatewayWords = createWords(englishWords, {
  ar: async () => (await import('./gatewayWords.ar.ts')).ar,
})
