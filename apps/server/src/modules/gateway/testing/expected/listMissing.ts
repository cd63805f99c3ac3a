import type { Book, WrittenSafe } from '../world/book.ts'

const KINDS: Record<string, (safe: WrittenSafe) => boolean> = {
  'an execution that is announced': ({ kind, executions }) => kind.l2 && executions.length > 0,
  'an execution that is not': ({ kind, executions }) => !kind.l2 && executions.length > 0,
  'a failed execution with coins': ({ executions }) =>
    executions.some(({ success, value }) => !success && value > 0n),
  'a batch': ({ executions }) => executions.some(({ operation }) => operation === 1),
  'a module that is announced': ({ kind, moduleExecutions }) =>
    kind.l2 && moduleExecutions.length > 0,
  'a module that is not': ({ kind, moduleExecutions }) => !kind.l2 && moduleExecutions.length > 0,
  'a failed module': ({ moduleExecutions }) => moduleExecutions.some(({ success }) => !success),
  'an approval': ({ approvals }) => approvals.length > 0,
  'a message': ({ messages }) => messages.length > 0,
  'coins without a trace': ({ unattributed }) => unattributed > 0n,
  'tokens before the Safe': ({ creation, transfers }) =>
    transfers.some(({ block }) => block < creation.block),
  'a collectible that left': ({ address, transfers }) =>
    transfers.some(({ kind, from }) => kind === 'erc721' && from === address),
  'a Safe of 1.1.1': ({ kind }) => kind.version === '1.1.1',
  'a Safe of 1.3.0': ({ kind }) => kind.version === '1.3.0',
  'a Safe of 1.4.1': ({ kind }) => kind.version === '1.4.1',
  'a Safe of 1.5.0': ({ kind }) => kind.version === '1.5.0',
}

/** What has not happened, or was undone: a story without it proves nothing about it. */
export function listMissing({ safes }: Book): string[] {
  return Object.entries(KINDS)
    .filter(([, happened]) => !safes.some(happened))
    .map(([name]) => name)
}
