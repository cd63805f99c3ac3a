import { Agent, request } from 'node:http'

/** Connections stay open, as behind a proxy: to open thousands is not what is measured. */
const agent = new Agent({ keepAlive: true, maxSockets: 512, scheduling: 'lifo' })

/** One request, and how long it took. */
export function send({ port, path, headers, body }) {
  const begun = performance.now()
  return new Promise((resolve, reject) => {
    const sent = request(
      { agent, port, path, host: '127.0.0.1', method: body ? 'POST' : 'GET', headers },
      (response) => {
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            cookies: response.headers['set-cookie'] ?? [],
            text: Buffer.concat(parts).toString(),
            milliseconds: performance.now() - begun,
          }),
        )
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}

/** As fast as it answers, so many at a time: what it can do. */
export async function closedLoop(makers, { concurrency = 32, cpuSeconds = () => 0 } = {}) {
  const answers = []
  const begun = performance.now()
  const cpuBefore = cpuSeconds()
  let next = 0
  const worker = async () => {
    while (next < makers.length) answers.push(await send(makers[next++]()))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  const seconds = (performance.now() - begun) / 1_000
  const busy = cpuSeconds() - cpuBefore
  const result = summary(answers, seconds)
  return { ...result, perCpuSecond: result.good / busy }
}

/**
 * At a rate of its own, whether or not it answers: what crowds do. Only what was answered while
 * they came is counted.
 */
export async function openLoop(makers, { rate, cpuSeconds }) {
  const begun = performance.now()
  const cpuBefore = cpuSeconds()
  const pending = []
  const answers = []
  while (pending.length < makers.length) {
    const due = Math.min(makers.length, ((performance.now() - begun) / 1_000) * rate)
    while (pending.length < due) {
      const failed = { status: 0, milliseconds: 0 }
      const sent = send(makers[pending.length]()).catch(() => failed)
      pending.push(sent.then((answer) => answers.push(answer)))
    }
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  const seconds = (performance.now() - begun) / 1_000
  const busy = cpuSeconds() - cpuBefore
  const inTime = answers.length
  await Promise.all(pending)
  const { good } = summary(answers.slice(0, inTime), seconds)
  return { ...summary(answers, seconds), rate: good / seconds, perCpuSecond: good / busy }
}

function summary(answers, seconds) {
  const good = answers.filter(({ status }) => status === 200)
  const refused = answers.filter(({ status }) => status === 503 || status === 429)
  return {
    rate: good.length / seconds,
    good: good.length,
    refused: refused.length,
    failed: answers.length - good.length - refused.length,
    latency: quantiles(good),
    refusalLatency: quantiles(refused),
  }
}

function quantiles(answers) {
  const sorted = answers.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) }
}
