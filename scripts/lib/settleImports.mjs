import { afterAll, vi } from 'vitest'

/** For vitest: what a test has begun to fetch comes before its page is taken away. */
afterAll(() => vi.dynamicImportSettled())
