import { readFileSync } from 'node:fs'
import type { Endpoint } from '@countersign/gateway'
import * as contract from '@countersign/gateway'
import * as service from '@countersign/gateway/service'
import * as wallet from '@countersign/gateway/wallet'
import { expect, it } from 'vitest'

const docs = readFileSync(new URL('../../../../../docs/gateway.md', import.meta.url), 'utf8')

const endpointsOf = (face: object) =>
  Object.values(face).filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value,
  )

it.each([
  ['gateway', contract, 24],
  ['wallet', wallet, 18],
  ['service', service, 34],
])('R-GW-19 docs/gateway.md has each call of the %s', (_, face, count) => {
  const told = endpointsOf(face).map(({ method, path }) => {
    const plain = path.replace('/tx-service/{shortName}/api', '…/api')
    return `\`${method} ${face === contract ? plain : plain.replace(/\/$/, '')}\``
  })
  expect(told).toHaveLength(count)
  expect(told.filter((call) => !docs.includes(call))).toEqual([])
})
