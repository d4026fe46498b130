/** The content of a `common.json`: nested namespaces with ICU messages as leaves. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree
}

/** `over` wins leaf by leaf; neither is changed. */
export function mergeMessages(base: MessageTree, over: MessageTree): MessageTree {
  const merged: Record<string, string | MessageTree> = { ...base }
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key]
    merged[key] = isBranch(value) && isBranch(below) ? mergeMessages(below, value) : value
  }
  return merged
}

/** Every leaf with its dotted key. */
export function flattenMessages(tree: MessageTree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value] as const] : [...flattenMessages(value, `${prefix}${key}.`)],
    ),
  )
}

/** Checks JSON from the network; a key that reaches a prototype is refused. */
export function isMessageTree(value: unknown): value is MessageTree {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.entries(value).every(
    ([key, child]) => !FORBIDDEN_KEYS.has(key) && (typeof child === 'string' || isMessageTree(child)),
  )
}

export const FORBIDDEN_KEYS: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

function isBranch(value: string | MessageTree | undefined): value is MessageTree {
  return typeof value === 'object'
}
