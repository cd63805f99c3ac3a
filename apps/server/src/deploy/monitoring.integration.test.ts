import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createMetrics } from '../http/metrics/createMetrics.ts'

const folder = fileURLToPath(new URL('../../../../deploy/', import.meta.url))
const read = (name: string) => readFileSync(`${folder}${name}`, 'utf8')

/** As each is written in a question: a histogram has several. */
function existing(): Set<string> {
  const metrics = createMetrics()
  metrics.watchNodes({ get: () => undefined, all: () => [], close: () => {} })
  metrics.watchIndexing(async () => ({ isDatabaseUp: true, chains: new Map() }))
  metrics.watchConcurrency(() => ({}) as never)
  metrics.watchProcess()
  return new Set(
    metrics.registry.getMetricsAsArray().flatMap((metric) => {
      const isHistogram = String(Reflect.get(metric, 'type')) === 'histogram'
      const parts = isHistogram ? ['_bucket', '_count', '_sum'] : ['']
      return parts.map((part) => `${metric.name}${part}`)
    }),
  )
}

const rulesSchema = v.object({
  groups: v.array(
    v.object({
      rules: v.array(
        v.looseObject({
          alert: v.string(),
          expr: v.string(),
          labels: v.record(v.string(), v.string()),
        }),
      ),
    }),
  ),
})
const dashboardSchema = v.looseObject({
  panels: v.array(v.looseObject({ targets: v.array(v.looseObject({ expr: v.string() })) })),
})
const rules = v
  .parse(rulesSchema, parse(read('prometheus/rules.yml')))
  .groups.flatMap((group) => group.rules)
const panels = v.parse(dashboardSchema, JSON.parse(read('grafana/countersign.json'))).panels
const used = (expr: string) => expr.match(/\bcountersign_\w+/g) ?? []

describe('the rules for Prometheus', () => {
  it.each([
    ['check', 'rules', 'rules.yml'],
    ['test', 'rules', 'rules.test.yml'],
  ])('R-OP-8 pass `promtool %s %s %s`', (...args) => {
    // Set by the tests' own setup (scripts/lib/provide.mjs).
    const { status, stdout, stderr } = spawnSync(process.env.PROMTOOL_PATH ?? '', args, {
      cwd: `${folder}prometheus`,
      encoding: 'utf8',
    })
    expect(`${stdout}${stderr}`).toContain('SUCCESS')
    expect(status).toBe(0)
  })

  it('R-OP-8 ask for what there is', () => {
    const known = existing()
    const asked = rules.flatMap(({ expr }) => used(expr))
    expect(asked.length).toBeGreaterThan(10)
    expect(asked.filter((name) => !known.has(name))).toEqual([])
  })

  it.each(rules.map(({ alert }) => alert))('R-OP-8 %s is explained to operators', (alert) => {
    expect(readFileSync(`${folder}../docs/operations.md`, 'utf8')).toContain(`\`${alert}\``)
  })
})

it('R-OP-8 the dashboard asks for what there is', () => {
  const known = existing()
  const asked = panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => used(expr)))
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !known.has(name))).toEqual([])
})
