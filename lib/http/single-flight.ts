/** Joins calls with the same key while one is in flight; a failure reaches only the callers that joined it. */
export class SingleFlight<Key, Value> {
  readonly #flights = new Map<Key, Promise<Value>>()

  run(key: Key, work: () => Promise<Value>) {
    const joined = this.#flights.get(key)
    if (joined) return joined
    const flight = work().finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key)
    })
    this.#flights.set(key, flight)
    return flight
  }

  has(key: Key) {
    return this.#flights.has(key)
  }

  /** Later calls start a new flight; callers of a flight that was forgotten still get its result. */
  forgetAll() {
    this.#flights.clear()
  }
}
