export { ConnectButton } from './ConnectButton.tsx'
export {
  CountersignProvider,
  type CountersignProviderProps,
  type Theme,
} from './CountersignProvider.tsx'
export { formatAddress, formatBalance } from './format.ts'
export { useConnectionStatus } from './useConnectionStatus.ts'
