type Key = string | Request

const urlOf = (key: Key) => (typeof key === 'string' ? key : key.url)

/** The part of the Cache API that is used, in memory; the oldest cache first. */
export function fakeCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const cacheOf = (entries: Map<string, Response>) => ({
    put: async (key: Key, response: Response) => void entries.set(urlOf(key), response),
    match: async (key: Key) => entries.get(urlOf(key))?.clone(),
    delete: async (key: Key) => entries.delete(urlOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  })
  return {
    open: async (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>()
      stored.set(name, entries)
      return cacheOf(entries)
    },
    match: async (key: Key) =>
      [...stored.values()]
        .find((entries) => entries.has(urlOf(key)))
        ?.get(urlOf(key))
        ?.clone(),
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    /** Cache by cache, the kept addresses. */
    content: () => Object.fromEntries([...stored].map(([name, entries]) => [name, [...entries.keys()]])),
  }
}
