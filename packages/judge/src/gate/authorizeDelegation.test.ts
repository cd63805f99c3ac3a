import { hashTypedData, readSignedFields } from '@countersign/safe'
import { expect, it } from 'vitest'
import { isAuthorized } from './authorization.ts'
import { authorizeDelegation } from './authorizeDelegation.ts'

const delegate = '0xd920570b140aD9893ab85faa081fe84969BF5f80'
const signer = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const AT = 7_200_000

it('R-JDG-6 R-GW-16 gives leave for exactly one delegate, on one chain, to whoever signs', () => {
  const { typedData, authorization } = authorizeDelegation({ chainId: 1, delegate }, signer, AT)
  const digests = [hashTypedData(readSignedFields(typedData).typedData)]
  const asked = { chainId: 1, account: signer, digests } as const
  expect(isAuthorized(authorization, asked, AT)).toBe(true)
  expect(isAuthorized(authorization, { ...asked, chainId: 2 }, AT)).toBe(false)
  expect(isAuthorized(authorization, { ...asked, account: delegate }, AT)).toBe(false)
  const other = authorizeDelegation({ chainId: 1, delegate: signer }, signer, AT).typedData
  const otherDigests = [hashTypedData(readSignedFields(other).typedData)]
  expect(isAuthorized(authorization, { ...asked, digests: otherDigests }, AT)).toBe(false)
  expect(typedData.message).toEqual({ delegateAddress: delegate, totp: 2 })
})
