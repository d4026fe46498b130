/** What the facts say and what the product has. */
export interface Difference {
  kind: string
  activity: string
  user: string
  /** The task, place, line or reward. */
  subject: string
  facts: string
  product: string
}

interface Count {
  compared: number
  differ: number
  /** Those that cannot be judged now, by why. */
  skipped: Map<string, number>
}

/** Counts what was compared and keeps the differences, of each kind the first `kept` ones. */
export class Report {
  readonly counts = new Map<string, Count>()
  readonly differences: Difference[] = []
  readonly #kept: number
  readonly #alias: string | undefined

  /** `alias`: only outcomes of this activity or campaign are counted. */
  constructor(kept: number, alias?: string) {
    this.#kept = kept
    this.#alias = alias
  }

  #countOf(kind: string): Count {
    let count = this.counts.get(kind)
    if (count === undefined) this.counts.set(kind, (count = { compared: 0, differ: 0, skipped: new Map() }))
    return count
  }

  /** Compares what the facts say with what the product has. */
  compare(
    kind: string,
    facts: string,
    product: string,
    about: Pick<Difference, 'activity' | 'user' | 'subject'>,
  ): boolean {
    if (this.#alias !== undefined && about.activity !== this.#alias) return true
    const count = this.#countOf(kind)
    count.compared += 1
    if (facts === product) return true
    count.differ += 1
    if (count.differ <= this.#kept) this.differences.push({ kind, ...about, facts, product })
    return false
  }

  /** Something that cannot be judged, such as a seed that is not public yet. */
  skip(kind: string, why: string, count = 1): void {
    const { skipped } = this.#countOf(kind)
    skipped.set(why, (skipped.get(why) ?? 0) + count)
  }

  get differ(): number {
    return [...this.counts.values()].reduce((sum, { differ }) => sum + differ, 0)
  }

  get compared(): number {
    return [...this.counts.values()].reduce((sum, { compared }) => sum + compared, 0)
  }
}
