import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway/wallet'
import { KEPT, type Register } from '../calls/register.ts'
import { addDelegate } from './addDelegate.ts'
import { getAbout } from './getAbout.ts'
import { getAllOwnedSafes } from './getAllOwnedSafes.ts'
import { getBackbone } from './getBackbone.ts'
import { getChainAbout } from './getChainAbout.ts'
import { getConfirmationView } from './getConfirmationView.ts'
import { getContract } from './getContract.ts'
import { getCounterpartyAnalysis } from './getCounterpartyAnalysis.ts'
import { getCreation } from './getCreation.ts'
import { getDelegates } from './getDelegates.ts'
import { getOverviews } from './getOverviews.ts'
import { getPositions } from './getPositions.ts'
import { getRecipientAnalysis } from './getRecipientAnalysis.ts'
import { getRelays } from './getRelays.ts'
import { getServiceChain } from './getServiceChain.ts'
import { getServiceChains } from './getServiceChains.ts'
import { previewTransaction } from './previewTransaction.ts'
import { removeDelegate } from './removeDelegate.ts'

/** What the official wallet asks besides the gateway's own calls. */
export function registerWallet(on: Register): void {
  on(contract.getAbout, getAbout)
  on(contract.getChainAbout, getChainAbout)
  on(contract.getBackbone, getBackbone)
  on(contract.getServiceChains, getServiceChains)
  on(contract.getServiceChain, getServiceChain)
  on(contract.getAllOwnedSafes, getAllOwnedSafes)
  on(contract.getOverviews, getOverviews)
  on(contract.previewTransaction, previewTransaction)
  on(contract.getDelegates, getDelegates)
  on(contract.addDelegate, addDelegate, KEPT)
  on(contract.removeDelegate, removeDelegate, KEPT)
  on(contract.getContract, getContract)
  on(contract.getCreation, getCreation)
  on(contract.getConfirmationView, getConfirmationView)
  on(contract.getRelays, getRelays)
  on(contract.getPositions, getPositions)
  on(contract.getRecipientAnalysis, getRecipientAnalysis)
  on(contract.getCounterpartyAnalysis, getCounterpartyAnalysis)
  // The same under another number.
  on(at(contract.getAllOwnedSafes, '/v3/owners/{ownerAddress}/safes'), getAllOwnedSafes)
  on(at(contract.getOverviews, '/v2/safes'), getOverviews)
  on(at(contract.getDelegates, '/v1/chains/{chainId}/delegates'), getDelegates)
  on(at(contract.addDelegate, '/v1/chains/{chainId}/delegates'), addDelegate, KEPT)
  on(
    at(contract.removeDelegate, '/v1/chains/{chainId}/delegates/{delegateAddress}'),
    removeDelegate,
    KEPT,
  )
}

function at<const E extends Endpoint>(endpoint: E, path: string): E {
  return { ...endpoint, path }
}
