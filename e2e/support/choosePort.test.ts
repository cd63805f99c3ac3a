import { describe, expect, it } from 'vitest'
import { choosePort } from './choosePort.ts'

/** A machine on which `offered` are given one after the other, and `taken` are listened at. */
function machine(offered: number[], taken: number[] = []) {
  const left = [...offered]
  return async (port: number) => {
    if (taken.includes(port)) throw new Error('EADDRINUSE')
    return port === 0 ? (left.shift() ?? 0) : port
  }
}

describe('choosePort', () => {
  it('takes the first of as many free ports in a row as are wanted, and tells the workers', async () => {
    const env: NodeJS.ProcessEnv = {}
    expect(await choosePort(3, { env, probe: machine([40_000, 41_000], [40_002]) })).toBe(41_000)
    expect(env.E2E_PORT).toBe('41000')
    expect(await choosePort(3, { env, probe: machine([50_000]) })).toBe(41_000)
  })

  it.each([4190, 4189])('passes over %i: at one of two `fetch` would ask nobody', async (port) => {
    expect(await choosePort(2, { env: {}, probe: machine([port, 4191]) })).toBe(4191)
  })

  it.each(['4190', '4189'])('says that E2E_PORT may not be %s', async (port) => {
    await expect(choosePort(2, { env: { E2E_PORT: port } })).rejects.toThrow(
      `E2E_PORT is ${port}, but \`fetch\` refuses port 4190. Take another.`,
    )
  })

  it('gives up where no neighbour is free', async () => {
    const probe = async (port: number) => {
      if (port !== 0) throw new Error('EADDRINUSE')
      return 40_000
    }
    await expect(choosePort(2, { env: {}, probe })).rejects.toThrow('no 2 free ports')
  })

  it('chooses on this machine ports that `fetch` does not refuse', async () => {
    const first = await choosePort(2, { env: {} })
    for (const port of [first, first + 1]) {
      const cause = await fetch(`http://127.0.0.1:${port}`).catch((error: Error) => error.cause)
      expect(String(cause)).not.toContain('bad port')
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
