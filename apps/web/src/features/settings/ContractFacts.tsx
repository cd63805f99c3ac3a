import { getMasterCopies } from '@countersign/gateway'
import { useQuery } from '@tanstack/react-query'
import { useConfig } from 'wagmi'
import { useApp } from '../../shared/AppContext.ts'
import { useAccount } from '../../shared/account/AccountContext.ts'
import { useAccountState } from '../../shared/account/useAccountState.ts'
import { chainQuery } from '../../shared/chain/chainQuery.ts'
import type { SafeOnChain } from '../../shared/chain/readAccount.ts'
import { gatewayQuery } from '../../shared/gateway/gatewayQuery.ts'
import { toSettings } from '../../shared/settings/toSettings.ts'
import { Tag } from '../../shared/ui/signs/Tag.tsx'
import { Fact, Facts } from '../../shared/ui/tables/Facts.tsx'
import { AddressText } from '../../shared/ui/values/AddressText.tsx'
import { useWords } from '../../shared/words/useWords.ts'
import { ChangeLink } from './ChangeLink.tsx'
import { Claim } from './Claim.tsx'
import { judgeVersion } from './judgeVersion.ts'
import styles from './SettingsPage.module.css'
import { settingsWords } from './words.ts'

type ContractFactsProps = { safe: SafeOnChain; stated: SafeOnChain | undefined }

/** Whose code the Safe runs, how new it is, and how often it has acted. */
export function ContractFacts({ safe, stated }: ContractFactsProps) {
  const say = useWords(settingsWords)
  const { chain, address } = useAccount()
  const { version, singleton, nonce } = safe
  const plain = (text: string) => text.replace(/\+.*$/, '')
  return (
    <Facts>
      <Fact name={say('address')}>
        <AddressText address={address} chainId={chain.id} full />
      </Fact>
      <Fact name={say('version')}>
        <span className={styles.marks}>
          <bdi>{version}</bdi>
          <VersionTag safe={safe} />
        </span>
        {/* Gateways leave out the suffix of singletons for second layers. */}
        <Claim ours={plain(version)} theirs={stated?.version ? plain(stated.version) : undefined} />
      </Fact>
      <Fact name={say('implementation')}>
        <AddressText address={singleton} chainId={chain.id} full />
        <CodeTag />
        <Claim ours={singleton} theirs={stated?.singleton} />
      </Fact>
      <Fact name={say('ran')}>
        <RanCode />
      </Fact>
      <Fact name={say('nonce')}>
        <span className={styles.marks}>
          <bdi>{nonce}</bdi>
          <span className={styles.quiet}>{say('nonce.note')}</span>
        </span>
        {/* It may move between two questions. */}
        <Claim
          ours={nonce}
          theirs={stated && Math.abs(stated.nonce - nonce) > 1 ? stated.nonce : undefined}
        />
      </Fact>
    </Facts>
  )
}

function VersionTag({ safe }: { safe: SafeOnChain }) {
  const say = useWords(settingsWords)
  const { gateway } = useApp()
  const config = useConfig()
  const { chain, address } = useAccount()
  const account = useAccountState(useAccount()).chain.data
  const { data } = useQuery(gatewayQuery(gateway, getMasterCopies, { chainId: String(chain.id) }))
  const update = useQuery({
    ...chainQuery(config, chain.id, ['update', address], async (client) => {
      const { findUpdate } = await import('../../shared/settings/findUpdate.ts')
      return findUpdate(client, safe, chain.l2)
    }),
    // Code can change: never from an earlier visit.
    meta: { private: true },
  })
  // How new it is says nothing where it is not known whose code it is.
  if (!data || account?.kind !== 'safe' || account.identity.verdict !== 'official') return null
  const settings = { ...toSettings(address, safe), singleton: safe.singleton }
  const judged = judgeVersion(settings, data, update.data)
  switch (judged.verdict) {
    case 'asking':
      return null
    case 'upToDate':
      return <Tag tone="good">{say('version.upToDate')}</Tag>
    case 'outdated':
      return (
        <>
          <Tag tone="warn">{say('version.outdated', { newest: judged.newest })}</Tag>
          <ChangeLink change="update" />
        </>
      )
    case 'stuck':
      return <Tag>{say('version.stuck', { newest: judged.newest })}</Tag>
    case 'unofficial':
      return <Tag tone="danger">{say('version.unofficial')}</Tag>
  }
}

/** Whether this is the code of an official Safe, the account's own and that which it runs. */
function CodeTag() {
  const say = useWords(settingsWords)
  const { data, isError } = useAccountState(useAccount()).chain
  if (isError) return <Tag tone="warn">{say('code.failed')}</Tag>
  if (data?.kind !== 'safe') return <Tag>{say('code.asking')}</Tag>
  const { identity } = data
  if (identity.verdict === 'official') {
    const { contract, version } = identity
    return (
      <Tag tone="good" icon="check">
        {say('code.known', { contract, version })}
      </Tag>
    )
  }
  return (
    <Tag tone="warn" icon="warning">
      {say(identity.of === 'account' ? 'code.unknownAccount' : 'code.unknown')}
    </Tag>
  )
}

/** Whose code it ever let run as its own, which its lists of owners and modules do not tell. */
function RanCode() {
  const say = useWords(settingsWords)
  const { data, isError } = useAccountState(useAccount()).gateway
  if (!data) return <span className={styles.quiet}>{isError ? say('ran.untold') : '…'}</span>
  const ran = data.unknownCode
  if (!ran) return <span className={styles.quiet}>{say('ran.untold')}</span>
  if (ran.count > 0) {
    return (
      <Tag tone="warn" icon="warning">
        {say('ran.unknown', { count: ran.count })}
      </Tag>
    )
  }
  return <span>{say(ran.complete ? 'ran.official' : 'ran.unread')}</span>
}
