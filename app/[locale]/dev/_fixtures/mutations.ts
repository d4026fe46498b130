/** A valid answer with a fault in one field. */
export interface Mutation {
  /** `items.0.reward.amount: null` */
  name: string
  value: unknown
}

type Path = (string | number)[]

const HUGE_TEXT = 'W'.repeat(20_000)
const GONE = Symbol('missing')

function spoils(value: unknown): [kind: string, instead: unknown][] {
  const both: [string, unknown][] = [
    ['null', null],
    ['missing', GONE],
  ]
  if (typeof value === 'string') return [...both, ['a number', 42], ['empty', ''], ['huge', HUGE_TEXT]]
  if (typeof value === 'number') {
    return [...both, ['a text', 'x'], ['negative', -1], ['huge', Number.MAX_SAFE_INTEGER], ['infinite', 1e308]]
  }
  if (typeof value === 'boolean') return [...both, ['a text', 'x']]
  if (Array.isArray(value)) return [...both, ['an object', {}], ['of nothing', [null]]]
  return [...both, ['a list', []], ['a text', 'x']]
}

function* pathsOf(value: unknown, path: Path = []): Generator<[Path, unknown]> {
  if (path.length > 0) yield [path, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) yield* pathsOf(inner, [...path, key])
}

function withValue(root: unknown, [first, ...rest]: Path, instead: unknown): unknown {
  if (first === undefined) return instead
  const copy = (Array.isArray(root) ? [...root] : { ...(root as object) }) as Record<string | number, unknown>
  const inner = withValue(copy[first], rest, instead)
  if (inner === GONE) delete copy[first]
  else copy[first] = inner
  return copy
}

/** Field by field: null, missing, of another type, empty, huge (DEV-15). */
export function mutationsOf(good: unknown): Mutation[] {
  return [...pathsOf(good)].flatMap(([path, value]) =>
    spoils(value).map(([kind, instead]) => ({
      name: `${path.join('.')}: ${kind}`,
      value: withValue(good, path, instead),
    })),
  )
}
