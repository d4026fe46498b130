import { isDeepStrictEqual } from 'node:util'

type Table = Record<string, unknown>

const isTable = (value: unknown): value is Table => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of an entry of a list: tasks and prizes have an id, sections a key, budgets their reward. */
function idOf(entry: unknown) {
  if (!isTable(entry)) return null
  const { id, key, rewardType, unit } = entry
  if (typeof id === 'string') return id
  if (typeof key === 'string') return key
  return typeof rewardType === 'string' && typeof unit === 'string' ? `${rewardType}:${unit}` : null
}

/** A list as a table by its ids; null where its entries have none, or share one. */
function keyed(list: unknown) {
  if (!Array.isArray(list)) return null
  const ids = list.map(idOf)
  if (ids.includes(null) || new Set(ids).size !== ids.length) return null
  return Object.fromEntries(ids.map((id, index) => [id, list[index] as unknown]))
}

const pointer = (path: readonly string[]) =>
  path.map((step) => `/${step.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')

/** The differences between two JSON values, by JSON pointer (RFC 6901); the order of a list with ids is no difference. */
export function diffFiles(
  before: unknown,
  after: unknown,
  path: readonly string[] = [],
): {
  path: string
  kind: 'ADDED' | 'REMOVED' | 'CHANGED'
  before?: unknown
  after?: unknown
}[] {
  if (isDeepStrictEqual(before, after)) return []
  if (before === undefined) return [{ path: pointer(path), kind: 'ADDED', after }]
  if (after === undefined) return [{ path: pointer(path), kind: 'REMOVED', before }]
  const [earlier, later] = isTable(before) && isTable(after) ? [before, after] : [keyed(before), keyed(after)]
  if (earlier === null || later === null) return [{ path: pointer(path), kind: 'CHANGED', before, after }]
  return [...new Set([...Object.keys(earlier), ...Object.keys(later)])].flatMap((name) =>
    diffFiles(earlier[name], later[name], [...path, name]),
  )
}
