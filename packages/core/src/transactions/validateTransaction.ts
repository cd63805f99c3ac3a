import {
  isAddress,
  isDescription,
  isHash,
  isPositive,
  isRecord,
  lower,
  MAX_DESCRIPTION,
} from '@countersign/outbox'
import { InvalidTransactionError } from './invalidTransactionError.ts'
import type { NewTransaction } from './transaction.ts'

/** R-TX-1: the transaction in its one spelling, or one error that names every fault. */
export function validateTransaction(input: unknown): NewTransaction {
  const given = isRecord(input) ? input : {}
  const faults: string[] = []
  const check = <value>(
    field: unknown,
    rule: (field: unknown) => field is value,
    fault: string,
  ): value => {
    if (!rule(field)) faults.push(fault)
    // A wrong value leaves this file only as a fault.
    return field as value
  }

  const hash = check(given.hash, isHash, 'The hash must be 0x and 64 hexadecimal digits.')
  const description = check(
    given.description,
    isDescription,
    `The description must be text of at most ${MAX_DESCRIPTION} characters.`,
  )
  const confirmations = check(
    given.confirmations,
    isOptionalPositive,
    'The number of confirmations, where given, must be a whole number above zero.',
  )
  const address = check(
    given.address,
    isAddress,
    'The address must be 0x and 40 hexadecimal digits.',
  )
  const chainId = check(
    given.chainId,
    isPositive,
    'The chain id must be a whole number above zero.',
  )
  if (faults.length > 0) throw new InvalidTransactionError(faults)

  return {
    address: lower(address),
    chainId,
    hash: lower(hash),
    description,
    ...(confirmations !== undefined && { confirmations }),
  }
}

const isOptionalPositive = (value: unknown): value is number | undefined =>
  value === undefined || isPositive(value)
