import {
  type Address,
  type Client,
  concat,
  type Hex,
  hashTypedData,
  type PrivateKeyAccount,
  parseAbi,
  parseAbiParameters,
  zeroAddress,
} from 'viem'
import { waitForTransactionReceipt, writeContract } from 'viem/actions'

const SafeTx = parseAbiParameters(
  'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce',
) as readonly { name: string; type: string }[] // each has a name

/** What is paid for having it executed; nothing, as a rule. */
export type GasTerms = {
  safeTxGas?: bigint
  baseGas?: bigint
  gasPrice?: bigint
  gasToken?: Address
  refundReceiver?: Address
}

type SafeCall = { to: Address; value: bigint; data?: Hex; operation?: 0 | 1 } & GasTerms

/** One call of a Safe at a nonce, as gateways take it, and the hash that its owners sign. */
export function safeTxOf(
  safe: Address,
  nonce: number,
  { to, value, data = '0x', operation = 0, ...terms }: SafeCall,
) {
  const { safeTxGas = 0n, baseGas = 0n, gasPrice = 0n } = terms
  const gas = {
    safeTxGas: String(safeTxGas),
    baseGas: String(baseGas),
    gasPrice: String(gasPrice),
  }
  const { gasToken = zeroAddress, refundReceiver = zeroAddress } = terms
  const paidTo = { gasToken, refundReceiver }
  const fields = { to, value: String(value), data, operation, nonce, ...gas, ...paidTo }
  const safeTxHash = hashTypedData({
    domain: { chainId: 31337, verifyingContract: safe },
    types: { SafeTx },
    primaryType: 'SafeTx',
    message: fields as never, // numbers as digits, as wallets get them
  })
  return { fields, safeTxHash }
}

const abi = parseAbi([
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
])

/** Executes a call that owners sign right away, somewhere else than in our app. */
export async function executeElsewhere(
  client: Client,
  [sender, ...others]: readonly [PrivateKeyAccount, ...PrivateKeyAccount[]],
  { safe, nonce, ...call }: SafeCall & { safe: Address; nonce: number },
  gasPrice?: bigint,
): Promise<void> {
  const { safeTxHash: hash } = safeTxOf(safe, nonce, call)
  const sorted = [sender, ...others].toSorted((one, other) =>
    BigInt(one.address) < BigInt(other.address) ? -1 : 1,
  )
  const signatures = concat(await Promise.all(sorted.map((owner) => owner.sign({ hash }))))
  const { to, value, data = '0x', operation = 0, safeTxGas = 0n, baseGas = 0n } = call
  const { gasToken = zeroAddress, refundReceiver = zeroAddress } = call
  const terms = [safeTxGas, baseGas, call.gasPrice ?? 0n, gasToken, refundReceiver] as const
  const sent = await writeContract(client, {
    ...{ account: sender, chain: null, address: safe, abi, functionName: 'execTransaction' },
    args: [to, value, data, operation, ...terms, signatures],
    ...(gasPrice !== undefined && { gasPrice }),
  })
  await waitForTransactionReceipt(client, { hash: sent })
}
