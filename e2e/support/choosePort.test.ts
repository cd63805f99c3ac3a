import { describe, expect, it } from 'vitest'
import { choosePort } from './choosePort.ts'

/** Where `offered` are picked one after the other, and `taken` are listened at. */
function machine(offered: number[], taken: number[] = []) {
  const left = [...offered]
  return {
    pick: () => left.shift() ?? 0,
    probe: async (port: number) => {
      if (taken.includes(port)) throw new Error('EADDRINUSE')
    },
  }
}

describe('choosePort', () => {
  it('takes the first of as many free ports in a row as are wanted, and tells the workers', async () => {
    const env: NodeJS.ProcessEnv = {}
    expect(await choosePort(3, { env, ...machine([24_000, 25_000], [24_002]) })).toBe(25_000)
    expect(env.E2E_PORT).toBe('25000')
    expect(await choosePort(3, { env, ...machine([26_000]) })).toBe(25_000)
  })

  it.each(['4190', '4189'])('says that E2E_PORT may not be %s', async (port) => {
    await expect(choosePort(2, { env: { E2E_PORT: port } })).rejects.toThrow(
      `E2E_PORT is ${port}, but \`fetch\` refuses port 4190. Take another.`,
    )
  })

  it('gives up where none is free', async () => {
    const probe = async () => {
      throw new Error('EADDRINUSE')
    }
    await expect(choosePort(2, { env: {}, probe })).rejects.toThrow('no 2 free ports')
  })

  it('chooses on this machine ports that no connection is given, and that `fetch` does not refuse', async () => {
    for (let times = 0; times < 20; times++) {
      const first = await choosePort(3, { env: {} })
      expect(first).toBeGreaterThan(10_080)
      expect(first + 2).toBeLessThan(30_000)
    }
  })

  it.each([
    ...[1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566],
    ...[6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080],
  ])('%i is refused, as it is by the `fetch` of Node', async (port) => {
    const cause = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause)
    expect(String(cause)).toContain('bad port')
    await expect(choosePort(1, { env: { E2E_PORT: String(port) } })).rejects.toThrow('refuses')
  })
})
