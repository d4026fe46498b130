import { createMemo, type Memo, type MemoOptions } from './memo.ts'

/** API-4: for what hardly changes (area codes, banners), unless configured otherwise. */
export const LONG_CACHE_MS = 216_000

export const createLongCache = ({
  keepMs = LONG_CACHE_MS,
  ...options
}: Omit<MemoOptions, 'keepMs'> & { keepMs?: number }): Memo => createMemo({ keepMs, ...options })
