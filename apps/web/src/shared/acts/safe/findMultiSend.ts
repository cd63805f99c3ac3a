import type { Address, Client } from 'viem'
import { findOfficial } from '../../chain/findOfficial.ts'

/** Where the official ones are on most chains, newest first; what is there, the code's hash decides. */
const ADDRESSES: readonly Address[] = [
  '0xA83c336B20401Af773B6219BA5027174338D1836',
  '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  '0x0408EF011960d02349d50286D20531229BCef773',
  '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
  '0xA1dabEF33b3B82c7814B6D82A79e50F4AC44102B',
  '0xf220D3b4DFb23C4ade8C88E526C1353AbAcbC38F',
]

/** An official contract that calls in a Safe's name and never delegates; null where there is none. */
export const findMultiSend = (client: Client): Promise<Address | null> =>
  findOfficial(client, 'MultiSendCallOnly', ADDRESSES)
