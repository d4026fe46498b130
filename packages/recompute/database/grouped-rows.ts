/** Rows in the order of a key that are read beside a list in the same order: the bytes of the key. */
export class GroupedRows<Row> {
  readonly #parts: AsyncGenerator<Row[]>
  readonly #keyOf: (row: Row) => string
  #rows: Row[] = []
  #isOver = false

  constructor(parts: AsyncGenerator<Row[]>, keyOf: (row: Row) => string) {
    this.#parts = parts
    this.#keyOf = keyOf
  }

  /** The rows up to this key, by key; each row is taken once. */
  async takeUntil(last: string): Promise<Map<string, Row[]>> {
    const taken = new Map<string, Row[]>()
    for (;;) {
      while (this.#rows.length === 0 && !this.#isOver) {
        const { done, value } = await this.#parts.next()
        if (done === true) this.#isOver = true
        else this.#rows = value.toReversed()
      }
      const row = this.#rows.at(-1)
      if (row === undefined || this.#keyOf(row) > last) return taken
      this.#rows.pop()
      const group = taken.get(this.#keyOf(row))
      if (group === undefined) taken.set(this.#keyOf(row), [row])
      else group.push(row)
    }
  }
}
