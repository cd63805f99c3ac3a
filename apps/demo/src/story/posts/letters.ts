import { createSignInMessage } from '@countersign/siwe'
import { owners } from '../cast.ts'
import { storySafes } from '../storySafes.ts'
import type { Letter } from './types.ts'

const { grants, field } = storySafes
const { ben, chioma, dario } = owners

/** The messages of the story, for an app that visitors find at this address. */
export function letters(publicUrl: string): Letter[] {
  const { host, origin } = new URL(publicUrl)
  return [
    {
      // Ben wants to sign in as the Safe, in his browser, and one more owner has to agree.
      safe: grants,
      message: createSignInMessage({
        domain: host,
        address: grants.address,
        statement: 'Sign in to Countersign as the grants circle.',
        uri: origin,
        chainId: grants.chainId,
        nonce: 'dC9qsXoR2vZb4LhTn7Ey',
        issuedAt: '2026-10-28T09:26:14Z',
      }),
      signers: [ben],
    },
    {
      safe: grants,
      message: 'The grants circle stands by its report on the third quarter of 2026.',
      signers: [chioma, ben],
    },
    {
      safe: field,
      message: {
        domain: { name: 'Field notes', version: '1', chainId: field.chainId },
        types: {
          EIP712Domain: [
            { name: 'name', type: 'string' },
            { name: 'version', type: 'string' },
            { name: 'chainId', type: 'uint256' },
          ],
          Delivery: [
            { name: 'what', type: 'string' },
            { name: 'kilograms', type: 'uint256' },
            { name: 'receiver', type: 'address' },
          ],
        },
        primaryType: 'Delivery',
        message: { what: 'Apples, Boskoop', kilograms: '1840', receiver: field.address },
      },
      signers: [dario],
    },
  ]
}
