import { expect, it } from 'vitest'
import { createLogger } from './createLogger.ts'

function logging(secrets: string[], logLevel: 'info' | 'silent' = 'info') {
  const lines: string[] = []
  return {
    lines,
    logger: createLogger({ logLevel, secrets }, { write: (line) => lines.push(line) }),
  }
}

it('removes secrets by value, wherever they stand', () => {
  const { logger, lines } = logging(['key-12345', 'https://node.example/key-12345'])
  logger.info(
    { deep: { list: ['x key-12345 y'] }, 'key-12345': 1 },
    'at https://node.example/key-12345',
  )
  logger.error({ error: new Error('failed: key-12345') })
  expect(lines.join('')).not.toContain('key-12345')
  expect(lines[0]).toContain('"msg":"at [removed]"')
})

it('removes secrets that JSON has escaped', () => {
  const { logger, lines } = logging(['quote"back\\slash'])
  logger.info('holds quote"back\\slash')
  expect(JSON.parse(lines[0] ?? '').msg).toBe('holds [removed]')
})

it('takes a secret literally, not as a pattern', () => {
  const { logger, lines } = logging(['a.b$&c'])
  logger.info('a.b$&c aXb$&c')
  expect(JSON.parse(lines[0] ?? '').msg).toBe('[removed] aXb$&c')
})

it('keeps to its level', () => {
  const { logger, lines } = logging([], 'silent')
  logger.fatal('x')
  expect(lines).toEqual([])
})
