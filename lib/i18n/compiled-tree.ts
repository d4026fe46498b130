import { FORBIDDEN_KEYS } from './message-tree.ts'

/**
 * A `common.json` whose messages are parsed already (icu-minify): plain sentences stay text, others are lists. What draws
 * them needs no parser, which is 9 KiB less for every page.
 */
export interface CompiledTree {
  readonly [key: string]: string | readonly unknown[] | CompiledTree
}

/** As `isMessageTree`, for what came over the network. */
export function isCompiledTree(value: unknown): value is CompiledTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([key, child]) =>
      !FORBIDDEN_KEYS.has(key) && (typeof child === 'string' || Array.isArray(child) || isCompiledTree(child)),
  )
}
