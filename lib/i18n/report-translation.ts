const reported = new Set<string>()

/** Reports a text that is missing or cannot be shown (LOC-4), once for each key and language, and at most 1,000 of them. */
export function reportTranslation({ message }: Error) {
  if (reported.size > 999 || reported.has(message)) return
  reported.add(message)
  console.error(`translation: ${message}`)
}
