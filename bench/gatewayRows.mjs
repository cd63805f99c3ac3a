import { sql } from 'kysely'

/**
 * Gives a Safe a long past and a long queue: executions and received tokens by turns, and as many
 * proposals. Made-up rows of the real shape, in the real tables.
 */
export async function feedSafe(database, { chainId, safe, owner, token, rows }) {
  const hash = (salt) => sql`'0x' || md5(${safe} || ${salt} || i) || md5(${salt} || i)`
  const position = sql`i as block_number, to_timestamp(1700000000 + i * 12) as block_time,
    ${hash('tx')} as tx_hash, 7 as log_index`
  const call = sql`${token} as "to", 0 as value, '0xa9059cbb' || repeat('00', 64) as data, 0 as operation`
  const gas = sql`0, 0, 0, '0x0000000000000000000000000000000000000000',
    '0x0000000000000000000000000000000000000000'`
  // In blocks long before those that were read, so that nothing is in the way.
  const numbers = sql`generate_series(-${sql.lit(rows)}::int, -1) as i`
  const statements = [
    sql`insert into executions (chain_id, safe, safe_tx_hash, block_number, block_time, tx_hash,
        log_index, success, payment, executor, nonce, threshold, signatures, "to", value, data,
        operation, safe_tx_gas, base_gas, gas_price, gas_token, refund_receiver)
      select ${chainId}, ${safe}, ${hash('safe')}, ${position}, true, 0, ${owner}, i, 1, '0x', ${call}, ${gas}
      from ${numbers} where i % 2 = 0`,
    sql`insert into transfers (chain_id, safe, block_number, block_time, tx_hash, log_index, trace,
        kind, token, "from", "to", value, incoming, attributed)
      select ${chainId}, ${safe}, ${position}, '', 'erc20', ${token}, ${owner}, ${safe}, 1, true, true
      from ${numbers} where i % 2 <> 0`,
    sql`insert into history (chain_id, safe, block_number, block_time, tx_hash, log_index, trace,
        kind, safe_tx_hash, token)
      select ${chainId}, ${safe}, ${position}, '',
        case when i % 2 = 0 then 'multisig' else 'transfer' end,
        case when i % 2 = 0 then ${hash('safe')} end,
        case when i % 2 <> 0 then ${token} end
      from ${numbers}`,
    sql`insert into proposals (chain_id, safe, safe_tx_hash, nonce, "to", value, data, operation,
        safe_tx_gas, base_gas, gas_price, gas_token, refund_receiver, proposer, origin, trusted,
        submitted_at, modified_at)
      select ${chainId}, ${safe}, ${hash('proposed')}, 1000 - i, ${call}, ${gas}, ${owner}, null, true,
        to_timestamp(1700000000 + i), to_timestamp(1700000000 + i)
      from ${numbers}`,
    sql`insert into confirmations (chain_id, safe, safe_tx_hash, owner, signature, submitted_at)
      select ${chainId}, ${safe}, ${hash('proposed')}, ${owner}, '0x' || repeat('11', 65), now()
      from ${numbers}`,
  ]
  for (const statement of statements) await database.run((db) => statement.execute(db))
}
