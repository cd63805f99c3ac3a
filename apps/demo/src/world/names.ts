import { worldAccounts } from './accounts.ts'
import { worldContracts } from './contracts.ts'

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80"><rect width="80" height="80" fill="#dbe7e1"/><circle cx="40" cy="31" r="15" fill="#4d7362"/><path d="M10 80C10 59 23 50 40 50S70 59 70 80Z" fill="#4d7362"/></svg>`

/** Text records of the accounts that have a name, by name. */
export const nameTexts: Record<string, Record<string, string>> = {
  'ada.demo.eth': {
    avatar: `data:image/svg+xml;base64,${btoa(portrait)}`,
    description: 'Keeps the accounts of a small workshop.',
    url: 'https://ada.example',
  },
  // A collectible as a picture, which clients read from its contract (ENSIP-12).
  'ben.demo.eth': { avatar: `eip155:31337/erc721:${worldContracts[31337].collectible}/2` },
}

/** An account that says it is Ada. No client may believe it. */
export const impostor = { address: worldAccounts[6].address, claims: 'ada.demo.eth' } as const
