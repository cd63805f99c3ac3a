import type { FrameContact } from '@countersign/core/frame'
import { describe, expect, it, vi } from 'vitest'
import { readHostBook } from './readHostBook.ts'

const ADA: FrameContact = {
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  chainId: 1,
  name: 'Ada',
}
const granted = [{ parentCapability: 'requestAddressBook' }]

const hostOf = (overrides = {}) => ({
  getPermissions: vi.fn(async () => [] as typeof granted),
  requestPermissions: vi.fn(async () => granted),
  requestAddressBook: vi.fn(async () => [ADA]),
  ...overrides,
})

describe('readHostBook', () => {
  it('R-FRAME-1 asks for the permission, then for the book, for a bounded time', async () => {
    const host = hostOf()
    expect(await readHostBook(host, 500)).toEqual([ADA])
    expect(host.requestPermissions).toHaveBeenCalledWith([{ requestAddressBook: {} }])
    expect(host.requestAddressBook).toHaveBeenCalledWith({ timeout: 500 })
  })

  it('does not ask again for what was granted', async () => {
    const host = hostOf({ getPermissions: async () => granted })
    await readHostBook(host, 500)
    expect(host.requestPermissions).not.toHaveBeenCalled()
  })

  it.each([
    ['says no', () => Promise.reject(Object.assign(new Error('no'), { code: 4001 }))],
    ['grants something else', async () => [{ parentCapability: 'eth_accounts' }]],
  ])('is refused when the host %s, and the book is not asked for', async (_, answer) => {
    const host = hostOf({ requestPermissions: answer })
    expect(await readHostBook(host, 500)).toBe('refused')
    expect(host.requestAddressBook).not.toHaveBeenCalled()
  })

  it('fails when the host does', async () => {
    const host = hostOf({ getPermissions: () => Promise.reject(new Error('silent')) })
    await expect(readHostBook(host, 500)).rejects.toThrow('silent')
  })
})
