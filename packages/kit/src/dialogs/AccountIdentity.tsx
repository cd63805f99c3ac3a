import { useState } from 'react'
import type { Chain } from 'viem'
import { Avatar } from '../avatar/Avatar.tsx'
import { useIdentity } from '../avatar/useIdentity.ts'
import { formatAddress } from '../formatAddress.ts'
import { useMessages } from '../i18n/useMessages.ts'
import { ChainIcon } from '../icons/ChainIcon.tsx'
import { CopyButton } from '../parts/CopyButton.tsx'
import { Glyph } from '../parts/Glyph.tsx'

type AccountIdentityProps = {
  address: `0x${string}`
  chain: Chain | undefined
  explorer: string | undefined
}

/** Who it is, and where: the picture, the name, all of the address, and ways to take it along. */
export function AccountIdentity({ address, chain, explorer }: AccountIdentityProps) {
  const { say } = useMessages()
  const { name, avatar } = useIdentity(address)
  const [full, setFull] = useState(false)
  return (
    <div className="cs-identity">
      <span className="cs-portrait">
        <Avatar address={address} image={avatar} size={64} />
        {chain && <ChainIcon chain={chain} size={22} />}
      </span>
      <strong>{name ?? formatAddress(address)}</strong>
      <button type="button" className="cs-link" aria-expanded={full} onClick={() => setFull(!full)}>
        {say(full ? 'account.address.hide' : 'account.address.show')}
      </button>
      {full && <code className="cs-code">{address}</code>}
      <div className="cs-pair">
        <CopyButton text={address} label={say('account.copy')} />
        {explorer && (
          <a
            className="cs-button"
            data-variant="plain"
            href={`${explorer}/address/${address}`}
            target="_blank"
            rel="noreferrer"
          >
            <Glyph name="arrow" />
            {say('account.explorer')}
          </a>
        )}
      </div>
    </div>
  )
}
