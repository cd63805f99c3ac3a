import { expect, it } from 'vitest'
import * as safe from './index.ts'

it('R-GW-1 exports exactly this', () => {
  expect(Object.keys(safe)).toMatchInlineSnapshot(`
    [
      "encodeMultiSend",
      "packBatch",
      "unpackBatch",
      "decodeCall",
      "expandCalls",
      "findDelegateCalls",
      "readSettingsChanges",
      "identifyCode",
      "mayDelegateTo",
      "DuplicateSignerError",
      "InvalidBatchError",
      "InvalidCalldataError",
      "InvalidFieldError",
      "InvalidFunctionError",
      "InvalidMessageError",
      "InvalidSignatureError",
      "LimitExceededError",
      "SafeError",
      "UnsupportedVersionError",
      "boundTypedData",
      "digestCalldata",
      "groupHash",
      "hashDomain",
      "hashForContractOwner",
      "hashSafeMessage",
      "hashSafeTransaction",
      "hashTypedData",
      "versionTraits",
      "checkDecoding",
      "prove",
      "judgeSignature",
      "judgeSignatures",
      "normalizeWalletSignature",
      "packSignatures",
      "parseSignature",
      "parseSignatures",
      "recoverSigner",
      "serializeSignature",
    ]
  `)
})
