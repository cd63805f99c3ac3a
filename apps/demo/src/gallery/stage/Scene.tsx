import { ConnectButton, type ConnectButtonProps, WalletButton } from '@countersign/kit'
import type { GalleryState } from '../states/types.ts'

const AS_IT_COMES: readonly ConnectButtonProps[] = [{}]

/** A page of some app, with whatever the state is about in it. */
export function Scene({ state }: { state: GalleryState }) {
  const { title, walletButtons } = state
  const buttons = state.buttons ?? (walletButtons ? [] : AS_IT_COMES)
  return (
    <main className="stage">
      <h1>{title}</h1>
      {buttons.map((props) => (
        <ConnectButton key={JSON.stringify(props)} {...props} />
      ))}
      {walletButtons?.map((wallet) => (
        <WalletButton key={wallet} wallet={wallet} />
      ))}
    </main>
  )
}
