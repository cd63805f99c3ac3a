export const english = {
  open: 'Import from this Safe’s host',
  asking: 'Asking the host. It may want your permission to share its address book.',
  refused: 'The host was not allowed to share its address book. Nothing was imported.',
  empty: 'The host’s address book has nobody in it for this app.',
  again: 'Ask again',
  list: 'The host’s address book',
  added: 'New',
  same: 'Known already',
  renamed: 'You say {before}',
  lookAlike: 'Looks like {name}, but is not',
  more: { one: '{count} more is not listed here.', other: '{count} more are not listed here.' },
  unusable: {
    one: '{count} entry has no name, too long a name or no network, and is left out.',
    other: '{count} entries have no name, too long a name or no network, and are left out.',
  },
  takeNames: 'Take the host’s names',
  takeOddNames: 'Import odd names too: they are always shown with their address',
  takeLookAlikes: 'Import the look-alikes too: I have compared them',
  tooMany: 'These would be more than {most} contacts.',
  do: { one: 'Import {count} contact', other: 'Import {count} contacts' },
  'do.names': 'Take the names',
  nothing: 'Nothing to import',
}

export type English = typeof english
