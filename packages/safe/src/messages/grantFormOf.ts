import { encodeType } from '../hashes/encodeType.ts'

type Types = Readonly<Record<string, readonly { name: string; type: string }[]>>

const TOKENS = 'TokenPermissions(address token,uint256 amount)'
const DETAILS = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const TRANSFER =
  '(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)'
const ONCE = 'address spender,uint256 nonce,uint256 deadline'

/** Every form of a right that is given by a signature alone, by the whole type that is hashed. */
const STANDARDS = {
  'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)': 'permit',
  'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)': 'dai',
  [`TransferWithAuthorization${TRANSFER}`]: 'transfer',
  [`ReceiveWithAuthorization${TRANSFER}`]: 'transfer',
  [`PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${DETAILS}`]: 'single',
  [`PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${DETAILS}`]: 'batch',
  [`PermitTransferFrom(TokenPermissions permitted,${ONCE})${TOKENS}`]: 'once',
  [`PermitBatchTransferFrom(TokenPermissions[] permitted,${ONCE})${TOKENS}`]: 'onceBatch',
} as const

/** The same with one thing more that is signed, which only the contract of whoever takes can read. */
const WITNESSED = {
  PermitWitnessTransferFrom: { permitted: 'TokenPermissions', form: 'once' },
  PermitBatchWitnessTransferFrom: { permitted: 'TokenPermissions[]', form: 'onceBatch' },
} as const

export type GrantForm = (typeof STANDARDS)[keyof typeof STANDARDS]

/** Which standard's right a type is, exactly as declared; null for anything that only resembles one. */
export function grantFormOf(
  primaryType: string,
  types: Types,
): { form: GrantForm; witness: string | null } | null {
  // A stranger's type may be called like what every object has.
  if (!Object.hasOwn(types, primaryType)) return null
  const text = encodeType(primaryType, types)
  if (Object.hasOwn(STANDARDS, text)) {
    return { form: STANDARDS[text as keyof typeof STANDARDS], witness: null }
  }
  if (!Object.hasOwn(WITNESSED, primaryType)) return null
  const { permitted, form } = WITNESSED[primaryType as keyof typeof WITNESSED]
  const fields = types[primaryType] ?? []
  const witness = fields[4]
  const isPrefix = text.startsWith(`${primaryType}(${permitted} permitted,${ONCE},`)
  const isOne = fields.length === 5 && encodeType('TokenPermissions', types) === TOKENS
  return isPrefix && isOne && witness ? { form, witness: witness.type } : null
}
