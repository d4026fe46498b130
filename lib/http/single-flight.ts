/**
 * Joins calls with the same key while one is in flight; a failure reaches only the callers that joined it. After `clear`, later calls
 * start a new flight.
 */
export class SingleFlight<Key, Value> extends Map<Key, Promise<Value>> {
  run(key: Key, work: () => Promise<Value>) {
    const joined = this.get(key)
    if (joined) return joined
    const flight = work().finally(() => {
      if (this.get(key) === flight) this.delete(key)
    })
    this.set(key, flight)
    return flight
  }
}
