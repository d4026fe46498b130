import type { FieldIssue } from '../issue.ts'

/** An issue for each entry of the list at `path` whose `key` an earlier entry has. */
export const duplicateKeys = <Key extends string>(
  path: readonly string[],
  key: Key,
  list: readonly Record<Key, unknown>[],
): FieldIssue[] =>
  list.flatMap((entry, index) =>
    list.findIndex((other) => other[key] === entry[key]) < index
      ? [{ path: [...path, index, key], message: 'is used twice' }]
      : [],
  )
