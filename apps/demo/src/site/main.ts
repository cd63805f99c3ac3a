import { mount } from '@countersign/web/mount'
import { announceDemoWallet } from '../wallet/index.ts'

/** The browser's entry of the demo: the unchanged app, with a wallet for visitors who have none. */
void mount(({ chains }) => {
  announceDemoWallet({
    chains: chains.map(({ id, name, shortName, nativeCurrency }) => ({
      id,
      name,
      shortName,
      nativeCurrency,
      rpcUrl: `/api/rpc/${id}`,
    })),
  })
})
