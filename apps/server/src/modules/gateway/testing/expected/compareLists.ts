import {
  type Answer,
  type CallParameters,
  createGateway,
  eachPage,
  type Gateway,
  getIncomingTransfers,
  getModuleTransactions,
  getMultisigTransactions,
  getOwnedSafes,
  getTransactionHistory,
  type Transaction,
} from '@countersign/gateway'
import { expect } from 'vitest'
import type { WrittenSafe, WrittenTransfer } from '../world/book.ts'
import type { World } from '../world/startWorld.ts'
import { expectedOwnership, join } from './expected.ts'

type List =
  | typeof getIncomingTransfers
  | typeof getModuleTransactions
  | typeof getMultisigTransactions
  | typeof getTransactionHistory

/** Expects a running server to list what was written down. */
export async function compareLists(url: string, { book, chain }: World): Promise<void> {
  const gateway = createGateway({ baseUrl: url })
  for (const { address } of chain.accounts) {
    const owner = { chainId: String(chain.id), ownerAddress: address }
    const { safes } = await gateway.call(getOwnedSafes, owner)
    expect([...safes].sort()).toEqual(expectedOwnership(book)[address] ?? [])
  }
  for (const safe of book.safes) {
    const of = { chainId: String(chain.id), safeAddress: safe.address }
    const all = { ...of, trusted: false }
    compareMultisig(await readAll(gateway, getMultisigTransactions, of), safe)
    const modules = await readAll(gateway, getModuleTransactions, of)
    expect(modules.map(toText).sort()).toEqual(safe.moduleExecutions.map(moduleText).sort())
    const incoming = await readAll(gateway, getIncomingTransfers, all)
    const received = safe.transfers.filter(({ to }) => to === safe.address)
    expect(
      incoming
        .filter(({ txHash }) => txHash)
        .map(toText)
        .sort(),
    ).toEqual(received.map(transferText).sort())
    compareHistory(await readAll(gateway, getTransactionHistory, all), safe)
  }
}

function compareMultisig(listed: readonly Transaction[], safe: WrittenSafe): void {
  expect(listed.map(({ id, executionInfo }) => join(id, JSON.stringify(executionInfo)))).toEqual(
    safe.executions.toReversed().map(({ safeTxHash, nonce, threshold }) =>
      join(
        `multisig_${safe.address}_${safeTxHash}`,
        JSON.stringify({
          type: 'MULTISIG',
          nonce,
          confirmationsRequired: threshold,
          confirmationsSubmitted: listed.length === 0 ? 0 : submitted(listed, nonce),
          missingSigners: null,
        }),
      ),
    ),
  )
}

/** How many signatures there were is not written down; that there were enough follows from it. */
function submitted(listed: readonly Transaction[], wanted: number): number {
  for (const { executionInfo } of listed) {
    if (executionInfo?.type !== 'MULTISIG' || executionInfo.nonce !== wanted) continue
    expect(executionInfo.confirmationsSubmitted).toBeGreaterThanOrEqual(
      executionInfo.confirmationsRequired,
    )
    return executionInfo.confirmationsSubmitted
  }
  return 0
}

function compareHistory(listed: readonly Transaction[], safe: WrittenSafe): void {
  expect(listed.at(-1)?.txInfo).toMatchObject({
    type: 'Creation',
    transactionHash: safe.creation.hash,
  })
  const times = listed.slice(0, -1).map(({ timestamp }) => timestamp)
  expect(times).toEqual(times.toSorted((one, other) => other - one))
  const items = listed.slice(0, -1).filter(({ txHash }) => txHash)
  const multisig = new Set(safe.executions.map(({ hash }) => hash))
  const modules = safe.moduleExecutions.filter(({ hash }) => !multisig.has(hash))
  const named = new Set([...multisig, ...modules.map(({ hash }) => hash)])
  const transfers = safe.transfers.filter(({ hash }) => !named.has(hash))
  expect(items.map(toText).sort()).toEqual(
    [
      ...safe.executions.map(({ safeTxHash, success }) =>
        join('multisig', safeTxHash, success ? 'SUCCESS' : 'FAILED'),
      ),
      ...modules.map(moduleText),
      ...transfers.map(transferText),
    ].sort(),
  )
}

async function readAll<E extends List>(
  gateway: Gateway,
  endpoint: E,
  parameters: CallParameters<E>,
): Promise<Transaction[]> {
  const found: Transaction[] = []
  for await (const page of eachPage(gateway, endpoint, parameters)) {
    // All of these lists have the same kind of page.
    const { results } = page as Answer<List>
    for (const item of results) if (item.type === 'TRANSACTION') found.push(item.transaction)
  }
  return found
}

const moduleText = ({ hash, module, success }: WrittenSafe['moduleExecutions'][number]) =>
  join('module', hash, module, success ? 'SUCCESS' : 'FAILED')

const transferText = ({ hash, kind, token, from, to, value }: WrittenTransfer) =>
  join('transfer', hash, kind, token?.toLowerCase() ?? null, from, to, value)

const KINDS: Record<string, string> = { NATIVE_COIN: 'native', ERC20: 'erc20', ERC721: 'erc721' }

/** What a list says about a transaction, in the words of the book. */
function toText({ id, txHash, txStatus, txInfo, executionInfo }: Transaction): string {
  const [kind, , rest = ''] = id.split('_')
  if (kind === 'multisig') return join('multisig', rest, txStatus)
  if (kind === 'module' && executionInfo?.type === 'MODULE') {
    return join('module', txHash, executionInfo.address.value, txStatus)
  }
  if (txInfo.type !== 'Transfer') return id
  const { sender, recipient, transferInfo } = txInfo
  const token = 'tokenAddress' in transferInfo ? transferInfo.tokenAddress.toLowerCase() : null
  const value =
    transferInfo.type === 'ERC721'
      ? transferInfo.tokenId
      : 'value' in transferInfo
        ? transferInfo.value
        : null
  const asset = KINDS[transferInfo.type] ?? transferInfo.type
  return join('transfer', txHash, asset, token, sender.value, recipient.value, value)
}
