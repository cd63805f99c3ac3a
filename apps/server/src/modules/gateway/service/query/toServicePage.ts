import type { ServicePage } from '@countersign/gateway/service'
import type { Slice } from '../../store/db.ts'

type Parameters<Item> = { url: URL; part: Slice; count: number; results: Item[] }

/** A part of a list with the addresses of its neighbours. */
export function toServicePage<Item>({
  url,
  part,
  count,
  results,
}: Parameters<Item>): ServicePage<Item> {
  const { limit, offset } = part
  const at = (other: number) => {
    const neighbour = new URL(url)
    neighbour.searchParams.set('limit', String(limit))
    neighbour.searchParams.set('offset', String(other))
    return neighbour.href
  }
  return {
    count,
    next: offset + limit < count ? at(offset + limit) : null,
    previous: offset > 0 ? at(Math.max(0, offset - limit)) : null,
    results,
  }
}
