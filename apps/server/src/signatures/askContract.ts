import { type Erc1271Question, erc1271Call } from '@countersign/safe'
import { type Address, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { readVerdict, type Verdict } from './readVerdict.ts'

/** Enough for any account, and to deploy one; whoever signs chooses what runs. */
export const SIGNATURE_GAS = numberToHex(10_000_000)

export type AskContractParameters = {
  address: Address
  question: Erc1271Question
  /** Puts the call to one node, or to all of them, and reads what they say. */
  call: (
    request: { to: Address; data: Hex; gas: Hex },
    read: (answer: PromiseSettledResult<unknown>) => Verdict | undefined,
  ) => Promise<Verdict>
}

/** Whether a contract takes a signature for its own (ERC-1271, and the form before it). */
export function askContract({ address, question, call }: AskContractParameters): Promise<Verdict> {
  const { yes, ...contractCall } = erc1271Call(question)
  const data = encodeFunctionData(contractCall)
  return call({ to: address, data, gas: SIGNATURE_GAS }, (answer) => readVerdict(answer, yes))
}
