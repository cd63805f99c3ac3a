export const english = {
  title: 'Go anywhere',
  placeholder: 'Name, page, address or hash',
  results: 'Results',
  none: 'Nothing is called that. An address, a transaction’s hash or calldata can be pasted here, too.',
  'group.pages': 'Pages',
  'group.accounts': 'Accounts',
  'group.contacts': 'Contacts',
  'group.pasted': 'What you pasted',
  openAddress: 'Open {address} on {chain}',
  openTransaction: 'Find the transaction {hash}',
  decode: 'Decode this calldata',
  searching: 'Searching every network …',
  notFound: 'No network’s gateway knows this transaction.',
  hint: 'Enter opens, Escape closes',
}

export type English = typeof english
