import type { FrontOptions } from '../options.ts'

const PAGE_TIMEOUT_MS = 15_000
/** `next dev` compiles a page at its first request, which takes minutes on a busy machine. */
const COMPILED_PAGE_TIMEOUT_MS = 300_000

/** How long a page of Next may take, ms. */
export const pageTimeoutOf = ({ development, pageTimeoutMs }: Pick<FrontOptions, 'development' | 'pageTimeoutMs'>) =>
  pageTimeoutMs ?? (development ? COMPILED_PAGE_TIMEOUT_MS : PAGE_TIMEOUT_MS)
