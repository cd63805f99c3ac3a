/** R-UI-8: thirty-five, each easy to tell from the others at 24 pixels. */
export const EMOJI = [
  '🌵',
  '🍋',
  '🍄',
  '🌻',
  '🐳',
  '🦊',
  '🐝',
  '🦉',
  '🐢',
  '🦋',
  '🐙',
  '🦔',
  '🌈',
  '⛵',
  '🎈',
  '🧭',
  '🔭',
  '🎸',
  '🪁',
  '🏔️',
  '🍒',
  '🥑',
  '🌶️',
  '🍇',
  '🪴',
  '🐧',
  '🦩',
  '🐞',
  '🦀',
  '🌙',
  '⚓',
  '🎲',
  '🧩',
  '🪐',
  '☂️',
] as const

/** Quiet enough to sit beside text, different enough to tell two accounts apart. */
export const COLOURS = [
  '#F7D6CE',
  '#F9E2B8',
  '#E4EDBF',
  '#CDE9D2',
  '#C9E8E4',
  '#CFE3F5',
  '#D6D9F7',
  '#E5D5F3',
  '#F3D3E6',
  '#E3DED6',
  '#D3DCE4',
  '#F1E7C9',
] as const

export type EmojiAvatar = { emoji: (typeof EMOJI)[number]; colour: (typeof COLOURS)[number] }

/** Always the same for an address, in whatever spelling it comes. */
export function emojiAvatar(address: string): EmojiAvatar {
  const hash = fnv1a(address.trim().toLowerCase())
  const emoji = EMOJI[hash % EMOJI.length] ?? EMOJI[0]
  const colour = COLOURS[Math.floor(hash / EMOJI.length) % COLOURS.length] ?? COLOURS[0]
  return { emoji, colour }
}

/** Spreads addresses that differ in one letter far apart. */
function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}
