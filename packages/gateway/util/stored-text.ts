/** The reason why PostgreSQL cannot store this text; null if it can (contract §4, D-23). */
export function textFault(text: string): string | null {
  if (text.includes('\0')) return 'U+0000 is not allowed'
  return text.isWellFormed() ? null : 'a lone surrogate is not allowed'
}

/** The first key or value at any depth of `value` that PostgreSQL cannot store; null if there is none. */
export function findTextFault(
  value: unknown,
  path: PropertyKey[] = [],
): {
  path: PropertyKey[]
  message: string
} | null {
  if (typeof value === 'string') {
    const message = textFault(value)
    return message === null ? null : { path, message }
  }
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    const message = textFault(key)
    const found = message === null ? findTextFault(item, [...path, key]) : { path, message }
    if (found !== null) return found
  }
  return null
}
