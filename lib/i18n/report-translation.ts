const reported = new Set<string>()

/** Reports a text that is missing or cannot be shown (LOC-4), once for each key and language, of 1,000 at most. */
export function reportTranslation({ message }: Error) {
  if (reported.size > 999 || reported.has(message)) return
  reported.add(message)
  console.error(`translation: ${message}`)
}
