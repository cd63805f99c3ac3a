import * as v from 'valibot'

const collectible = v.looseObject({
  address: v.string(),
  id: v.string(),
  imageUri: v.nullish(v.string()),
})

/**
 * Another gateway's collectibles with pictures from us: browsers ask no strangers for them.
 *
 * @param pictures where ours are, such as `https://safe.example/api/media/1`; `undefined`: we have none
 */
export function rewritePictures(answer: unknown, pictures: string | undefined): unknown {
  if (Array.isArray(answer)) return answer.map((item) => rewrite(item, pictures))
  const page = v.safeParse(v.looseObject({ results: v.array(v.unknown()) }), answer)
  if (!page.success) return answer
  return { ...page.output, results: page.output.results.map((item) => rewrite(item, pictures)) }
}

function rewrite(item: unknown, pictures: string | undefined): unknown {
  const parsed = v.safeParse(collectible, item)
  if (!parsed.success) return item
  const { address, id, imageUri } = parsed.output
  const ours = pictures && imageUri ? `${pictures}/${address}/${id}` : null
  return { ...parsed.output, imageUri: ours }
}
