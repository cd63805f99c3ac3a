export type { AuthAdapter } from '@countersign/core/auth'
export type { About, Appearance, AvatarProps } from './appearance.ts'
export { Avatar } from './avatar/Avatar.tsx'
export { emojiAvatar } from './avatar/emojiAvatar.ts'
export { useIdentity } from './avatar/useIdentity.ts'
export { ConnectButton } from './ConnectButton.tsx'
export { CountersignProvider, type CountersignProviderProps } from './CountersignProvider.tsx'
export type { ConnectButtonProps, ConnectButtonState, Responsive } from './connectButtonProps.ts'
export { type DialogName, useCountersign } from './context.ts'
export { formatAddress } from './formatAddress.ts'
export { formatBalance } from './formatBalance.ts'
export { formatLessThan } from './formatLessThan.ts'
export {
  type DialogControl,
  useAccountDialog,
  useConnectDialog,
  useNetworkDialog,
  useVerifyDialog,
} from './hooks/dialogs.ts'
export { useConnectedBalance } from './hooks/useConnectedBalance.ts'
export { useConnectionStatus } from './hooks/useConnectionStatus.ts'
export { type Copy, useCopy } from './hooks/useCopy.ts'
export {
  useAddRecentTransaction,
  useClearRecentTransactions,
  useRecentTransactions,
} from './hooks/useRecentTransactions.ts'
export { useSignOut } from './hooks/useSignOut.ts'
export { useStore } from './hooks/useStore.ts'
export { type OfferedWallet, useWallets } from './hooks/useWallets.ts'
export { formatMessage, type Values } from './i18n/format.ts'
export { loadMessages } from './i18n/loadMessages.ts'
export { directionOf, LOCALES, type Locale, type LocaleTag, matchLocale } from './i18n/locales.ts'
export type { Message, Messages } from './i18n/types.ts'
export { ChainIcon, type ChainIconProps } from './icons/ChainIcon.tsx'
export { TokenIcon, type TokenIconProps } from './icons/TokenIcon.tsx'
export { closeDialog, openDialog } from './openDialog.ts'
export { Picture, type PictureProps } from './parts/Picture.tsx'
export { QrCode } from './parts/QrCode.tsx'
export { WalletIcon } from './parts/WalletIcon.tsx'
export {
  InvalidThemeError,
  type Theme,
  type ThemeMode,
  type ThemeOptions,
} from './theme/resolveTheme.ts'
export { WalletButton, type WalletButtonProps, type WalletButtonState } from './WalletButton.tsx'
