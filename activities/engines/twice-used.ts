import type { FieldIssue } from '../issue.ts'

/** An issue for each id that an earlier entry of the list has. */
export const twiceUsed = (field: string, list: readonly { id: string }[]): FieldIssue[] =>
  list.flatMap(({ id }, index) =>
    list.findIndex((other) => other.id === id) < index
      ? [{ path: [field, index, 'id'], message: 'is used twice' }]
      : [],
  )
