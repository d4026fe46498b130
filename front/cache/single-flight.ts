/** Work that is under way for a key is joined, not repeated; what fails, fails only for those who waited. */
export class SingleFlight<Key, Value> {
  readonly #underWay = new Map<Key, Promise<Value>>()

  run(key: Key, work: () => Promise<Value>): Promise<Value> {
    const joined = this.#underWay.get(key)
    if (joined) return joined
    const flight = work().finally(() => {
      if (this.#underWay.get(key) === flight) this.#underWay.delete(key)
    })
    this.#underWay.set(key, flight)
    return flight
  }

  has(key: Key): boolean {
    return this.#underWay.has(key)
  }

  /** Whoever comes from now on starts anew; those who wait still get what they wait for. */
  leaveAll(): void {
    this.#underWay.clear()
  }
}
