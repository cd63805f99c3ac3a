import type { DecodedCall } from '@countersign/safe'
import { useAccount } from '../../shared/account/AccountContext.ts'
import type { KnownToken } from '../../shared/assets/tokens.ts'
import { AbiValueText } from '../../shared/ui/values/AbiValueText.tsx'
import { Amount } from '../../shared/ui/values/Amount.tsx'
import styles from './Calls.module.css'

/** Names under which the bundled functions have an amount of the token that is called. */
const AMOUNTS = new Set(['amount', 'amountOrTokenId', 'addedValue', 'subtractedValue'])

type ParametersProps = { call: DecodedCall; token: KnownToken | null }

/** The parameters of a call, each by its name. */
export function Parameters({ call, token }: ParametersProps) {
  const { chain } = useAccount()
  if (call.parameters.length === 0) return null
  return (
    <dl className={styles.parameters}>
      {call.parameters.map(({ name, type, value }) => (
        <div key={name}>
          <dt>
            <bdi>{name}</bdi> <small>{type}</small>
          </dt>
          <dd>
            {token && typeof value === 'bigint' && AMOUNTS.has(name) ? (
              <Amount value={value} {...token} exact />
            ) : (
              <AbiValueText value={value} chainId={chain.id} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
