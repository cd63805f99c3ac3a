import { useQuery } from '@tanstack/react-query'
import { isAddressEqual } from 'viem'
import { useConfig } from 'wagmi'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import { isContractCode } from '../../shared/chain/isContractCode.ts'
import { readCode } from '../../shared/chain/readCode.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import styles from './ApprovalsPage.module.css'
import { permit2Of } from './approvalEvents.ts'
import type { Approval } from './toApproval.ts'
import { approvalsWords } from './words.ts'

/** Who may take it: by name where somebody knows one, and whether code or a person's key decides. */
export function Spender({ approval: { grant } }: { approval: Approval }) {
  const say = useWords(approvalsWords)
  const { chain } = useAccount()
  const permit2 = permit2Of(chain)
  const { data: code } = useQuery(
    chainQuery(useConfig(), chain.id, ['code', grant.spender], (client) =>
      readCode(client, grant.spender),
    ),
  )
  const isPermit2 = isAddressEqual(grant.spender, permit2.address)
  const known = isPermit2 ? say(permit2.isStandIn ? 'permit2.standIn' : 'permit2') : null
  return (
    <span className={styles.stackStart}>
      {known && <bdi>{known}</bdi>}
      <AddressText address={grant.spender} chainId={chain.id} />
      {/* Its place is kept while the node is asked. */}
      <span className={styles.kind}>
        {code !== undefined &&
          (isContractCode(code) ? (
            <small className={styles.quiet}>{say('spender.contract')}</small>
          ) : (
            <Tag tone="warn">{say('spender.person')}</Tag>
          ))}
      </span>
    </span>
  )
}
