import { expect, it } from 'vitest'
import { isOutrun, onSetting } from './isOutrun.ts'

const at = (nonce: number) =>
  ({ setting: { state: { nonce } } }) as Parameters<typeof onSetting>[0][number] // nothing else of it is read

it('R-REH-1 what was rehearsed before the Safe executed something else says nothing yet', () => {
  const before = onSetting([at(4), at(3)])
  expect([isOutrun(before, 3), isOutrun(before, 4)]).toEqual([false, true])
  expect(isOutrun(onSetting([at(4), at(4)], before), 4)).toBe(false)
})

it('R-REH-1 a node that stays behind is not waited for without end', () => {
  let looked = onSetting([at(3)])
  for (let look = 1; look < 4; look += 1) {
    expect(isOutrun(looked, 4)).toBe(true)
    looked = onSetting([at(3)], looked)
  }
  expect(isOutrun(looked, 4)).toBe(false)
})
