import { downloadLink, type WalletEntry } from '@countersign/core'
import { useMessages } from '../../i18n/useMessages.ts'
import { moveInList } from '../../parts/moveInList.ts'
import { WalletIcon } from '../../parts/WalletIcon.tsx'
import { usePlatform } from './usePlatform.ts'

/** A choice, not a directory. */
const MAX_SHOWN = 6

type GetWalletProps = { wallets: readonly WalletEntry[]; onChoose: (wallet: WalletEntry) => void }

/** R-UI-13: wallets that can be had for this browser or phone. */
export function GetWallet({ wallets, onChoose }: GetWalletProps) {
  const { say } = useMessages()
  const platform = usePlatform()
  const gettable = wallets
    .filter(({ installed, downloads }) => !installed && downloads)
    .filter(({ downloads = {} }) => downloadLink(downloads, platform) ?? phoneLink(downloads))
    .slice(0, MAX_SHOWN)
  if (gettable.length === 0) return <p className="cs-quiet">{say('get.none')}</p>
  return (
    <>
      <p className="cs-quiet">{say('get.text')}</p>
      <ul className="cs-list cs-getting" data-cs-list="">
        {gettable.map((wallet) => (
          <li key={wallet.id}>
            <button
              type="button"
              className="cs-row"
              data-cs-item=""
              onKeyDown={moveInList}
              onClick={() => onChoose(wallet)}
            >
              <WalletIcon wallet={wallet} size={40} />
              <span className="cs-two-lines">
                <span>{wallet.name}</span>
                <small>
                  {downloadLink(wallet.downloads ?? {}, platform)
                    ? say(platform.os === 'desktop' ? 'get.forBrowser' : 'get.forPhone')
                    : say('get.forPhone')}
                </small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

/** One page for whichever phone scans the code. */
export const phoneLink = ({
  qrCode,
  mobile,
  ios,
  android,
}: NonNullable<WalletEntry['downloads']>) => qrCode ?? mobile ?? ios ?? android
