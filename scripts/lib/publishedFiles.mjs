/**
 * Libraries that a package is published with, and does not make strangers install. WalletConnect's
 * client brings ninety packages. Both share so much of viem with a page that bundlers would split what
 * the page begins with; nobody who connects otherwise fetches them.
 */
export const BROUGHT_ALONG = { core: ['@walletconnect/sign-client', '@coinbase/wallet-sdk'] }

/**
 * Which files a package is published as, in the order of precedence: each is what the modules `of` it
 * need and no file before it has. What begins with the page is one file that all others import: a
 * bundler makes one request of everything that the same parts of a page share, so where each part
 * needs all of it, it stays together. For the same reason no export leads into a file that is only
 * ever fetched by `import()`.
 *
 * What is fetched by `import()` is a file of its own, inside of which the rest would only be wrapped;
 * except where a file is `whole`: then it is in there, too.
 *
 * Wallets, languages and whatever else is reached by none of them stays as it is imported.
 */
export const PUBLISHED_FILES = {
  core: [
    {
      name: 'start',
      of: [
        'createCountersign.ts',
        'auth/followAuthentication.ts',
        'auth/authenticationStatus.ts',
        'connection/recentWallets.ts',
        'connection/status.ts',
        // What both who lists connectors and who connects need.
        'connector/connectorIds.ts',
        'connector/wagmiInternal.ts',
        // Without it, what fetches languages would share less with the page than all others do.
        'shared/matchLanguage.ts',
      ],
    },
    {
      name: 'connecting',
      of: [
        'connection/connect.ts',
        'connection/disconnect.ts',
        'connection/permissions.ts',
        'connection/recheck.ts',
        'connection/reconnect.ts',
        'connection/switchAccount.ts',
        'connection/switchChain.ts',
        'connection/watchAsset.ts',
        // Nothing fails before somebody connects; what does is told apart by `toCountersignError`.
        'errors/chain.ts',
        'errors/connection.ts',
        'errors/safe.ts',
        'errors/toCountersignError.ts',
        'errors/walletConnect.ts',
        'platform/connectLink.ts',
        'platform/detectPlatform.ts',
        'platform/downloadLink.ts',
      ],
    },
    { name: 'joinWagmi', of: ['connector/listConnectors.ts', 'connection/followWagmi.ts'] },
    { name: 'frame', of: ['frame/index.ts'] },
    { name: 'signIn', of: ['auth/index.ts'] },
    { name: 'signInSafe', of: ['auth/signInSafe.ts', 'auth/followPendingSignIn.ts'] },
    { name: 'transactions', of: ['transactions/index.ts'] },
    { name: 'walletConnect', of: ['channels/walletConnect.ts'] },
    { name: 'popular', of: ['wallets/popular.ts'] },
    { name: 'catalog', of: ['wallets/catalog/index.ts'] },
  ],
  kit: [
    // What works without a browser, too, stays apart from what does not (`needsClient`).
    {
      name: 'plain',
      of: [
        'formatAddress.ts',
        'i18n/english.ts',
        'i18n/format.ts',
        'i18n/loadMessages.ts',
        'i18n/locales.ts',
        'theme/resolveTheme.ts',
      ],
    },
    { name: 'emoji', of: ['avatar/emojiAvatar.ts'] },
    {
      name: 'start',
      of: [
        ...['CountersignProvider.tsx', 'ConnectButton.tsx'],
        // Of every dialog, and too little for a request of its own.
        ...['hooks/useCopy.ts', 'parts/Line.tsx', 'parts/Picture.tsx'],
      ],
    },
    { name: 'wallets', of: ['WalletButton.tsx'] },
    { name: 'account', of: ['avatar/Avatar.tsx'] },
    { name: 'amount', of: ['formatBalance.ts'] },
    { name: 'icons', of: ['icons/ChainIcon.tsx', 'icons/TokenIcon.tsx'] },
    { name: 'qrCode', of: ['parts/QrCode.tsx'], whole: true },
    { name: 'transactions', of: ['hooks/useRecentTransactions.ts'] },
    { name: 'signOut', of: ['hooks/useSignOut.ts'] },
    { name: 'connected', of: ['Connected.tsx'] },
    { name: 'connect', of: ['dialogs/connectDialogs.ts'], whole: true },
    {
      name: 'dialogs',
      of: ['dialogs/AccountDialog.tsx', 'dialogs/NetworkDialog.tsx', 'dialogs/VerifyDialog.tsx'],
    },
    { name: 'followPending', of: ['transactions/followPending.ts'] },
  ],
}
