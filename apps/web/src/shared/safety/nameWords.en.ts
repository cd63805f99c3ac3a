export const english = {
  'name.unseen': 'This name has letters that cannot be seen',
  'name.mixed': 'This name mixes letters of several scripts',
  'name.digits': 'This name looks like an address',
  'name.service': 'This name reads like one of a name service',
  'name.twin': 'Another contact is called almost the same',
  claimed: 'calls itself “{name}”',
  'claimed.hint':
    'Nobody you know gave it this name, and nobody has checked it. The address is what counts.',
}

export type English = typeof english
