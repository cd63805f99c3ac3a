import { connectLink } from '@countersign/core'
import { useWallets } from '../../hooks/useWallets.ts'
import { useMessages } from '../../i18n/useMessages.ts'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { usePlatform } from './usePlatform.ts'

/** More than two rows of them are quicker found in the list. */
const MAX_SHOWN = 8

/** The wallets that a phone may have, each with the link that opens it with this connection. */
export function PhoneWallets({ uri }: { uri: string | undefined }) {
  const { say } = useMessages()
  const platform = usePlatform()
  const linked = useWallets().filter(({ installed, links }) => !installed && links)
  // Android offers whatever it has for the plain text; an iPhone has nothing for it.
  const any = uri && connectLink({}, platform, uri)
  return (
    <>
      <p>{say('connect.anyApp')}</p>
      <ul className="cs-tiles">
        {linked.slice(0, MAX_SHOWN).map((wallet) => (
          <li key={wallet.id}>
            <a
              className="cs-tile"
              href={uri && connectLink(wallet, platform, uri)}
              aria-disabled={!uri}
              aria-label={say('connect.openApp', { wallet: wallet.name })}
            >
              <WalletIcon wallet={wallet} size={48} />
              <span>{wallet.shortName}</span>
            </a>
          </li>
        ))}
      </ul>
      {any && (
        <a className="cs-button" data-variant="plain" href={any}>
          {say('connect.openApp', { wallet: 'WalletConnect' })}
        </a>
      )}
    </>
  )
}
