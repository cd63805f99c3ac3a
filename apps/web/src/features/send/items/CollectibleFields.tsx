import { getCollectibles } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useApp } from '../../../shared/AppContext.ts'
import { useAccount } from '../../../shared/account/AccountContext.ts'
import { useAccountState } from '../../../shared/account/useAccountState.ts'
import { gatewayQuery } from '../../../shared/gateway/gatewayQuery.ts'
import { RecipientField } from '../../../shared/recipient/RecipientField.tsx'
import { Field } from '../../../shared/ui/forms/Field.tsx'
import { useWords } from '../../../shared/words/useWords.ts'
import type { ItemOf } from '../draft/draft.ts'
import type { CollectibleRead } from '../read/readCollectible.ts'
import { sendWords } from '../words.ts'
import styles from './Items.module.css'
import { TextField } from './TextField.tsx'
import { useFaultText } from './useFaultText.ts'

type CollectibleFieldsProps = {
  item: ItemOf<'collectible'>
  read: CollectibleRead
  onChange: (change: Partial<ItemOf<'collectible'>>) => void
}

/** Something of which there is one, or a few; its contract says which. */
export function CollectibleFields({ item, read, onChange }: CollectibleFieldsProps) {
  const say = useWords(sendWords)
  const faultText = useFaultText()
  const account = useAccount()
  return (
    <div className={styles.fields}>
      <RecipientField
        account={account}
        label={say('to')}
        text={item.to}
        recipient={read.recipient}
        onText={(to) => onChange({ to })}
      />
      <OwnSelect item={item} onChange={onChange} />
      <TextField
        label={say('collectible.contract')}
        text={item.contract}
        fault={faultText(read.faults.contract)}
        hint={read.standard && say(`collectible.${read.standard}`)}
        onText={(contract) => onChange({ contract })}
        isCode
      />
      <div className={styles.pair}>
        <TextField
          label={say('collectible.id')}
          text={item.tokenId}
          fault={faultText(read.faults.tokenId)}
          onText={(tokenId) => onChange({ tokenId })}
        />
        {read.standard === 'erc1155' && (
          <TextField
            label={say('collectible.amount')}
            text={item.amount}
            fault={faultText(read.faults.amount)}
            onText={(amount) => onChange({ amount })}
          />
        )}
      </div>
    </div>
  )
}

/** Those that the gateway knows the Safe to have. */
function OwnSelect({ item, onChange }: Omit<CollectibleFieldsProps, 'read'>) {
  const say = useWords(sendWords)
  const { gateway } = useApp()
  const account = useAccount()
  const { kind } = useAccountState(account)
  const { data, isLoading } = useQuery({
    ...gatewayQuery(gateway, getCollectibles, {
      chainId: String(account.chain.id),
      safeAddress: account.address,
      trusted: false,
      exclude_spam: true,
    }),
    enabled: kind === 'safe',
  })
  const own = data?.results ?? []
  // Its place is kept meanwhile: most have some.
  if (own.length === 0 && !isLoading) return null
  const chosen = own.findIndex(
    ({ address, id }) => address === item.contract && id === item.tokenId,
  )
  return (
    <Field label={say('collectible.own')}>
      {(control) => (
        <select
          {...control}
          value={chosen}
          onChange={({ target }) => {
            const piece = own[Number(target.value)]
            onChange(
              piece
                ? { contract: piece.address, tokenId: piece.id }
                : { contract: '', tokenId: '' },
            )
          }}
        >
          <option value={-1}>{say('collectible.manual')}</option>
          {own.map(({ address, id, name, tokenName }, index) => (
            <option key={`${address}-${id}`} value={index}>
              {name ?? `${tokenName} #${id}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
