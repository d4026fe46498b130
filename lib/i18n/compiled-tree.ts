import { FORBIDDEN_KEYS } from '@fanfare/languages/message-tree.ts'

/**
 * A `common.json` whose messages are already parsed (icu-minify): plain sentences stay text, others are lists. So the page needs
 * no parser, which saves 9 KiB.
 */
export interface CompiledTree {
  readonly [key: string]: string | readonly unknown[] | CompiledTree
}

/** Like `isMessageTree`, for JSON from the network. */
export function isCompiledTree(value: unknown): value is CompiledTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([key, child]) =>
      !FORBIDDEN_KEYS.has(key) && (typeof child === 'string' || Array.isArray(child) || isCompiledTree(child)),
  )
}
