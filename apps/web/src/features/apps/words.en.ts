export const english = {
  title: 'Apps',
  directory: 'Apps for Safes on {chain}',
  search: 'Search apps',
  tags: 'Kinds of apps',
  none: 'Nobody has listed an app for {chain} yet. Any app that speaks WalletConnect works with your Safe all the same.',
  noneFound: 'No app fits this search.',
  by: 'by {name}',
  open: 'Open {host}',
  'open.more': '({name}, in a new tab)',
  badLink: 'Its link leads to no web page, so it is not offered',
  restricted: 'Opens only in some Safe hosts',
  add: 'Open {app} inside your Safe',
  'add.why':
    'There your Safe itself is the connected account: {app} reads its assets and proposes transactions that the other owners sign.',
  'add.open': 'Open your Safe where you usually do, and go to its apps.',
  'add.custom': 'Choose to add a custom app.',
  'add.paste': 'Paste this address:',
  'add.address': 'the address of this app',
  'add.hosts': 'Whoever runs this app lets it be opened inside: {hosts}.',
  'add.noHosts':
    'Whoever runs this app has not yet said in which hosts it may be opened, so they will show it empty.',
}

export type English = typeof english
