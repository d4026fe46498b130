import compile from 'icu-minify/compile'

/** icu-minify writes an argument as its name, with the number of a type and its options, and a tag as its name and content. */
type Part = string | number | Part[]

/** Adds the arguments and tags of a list of parts, those in the branches of plurals and selects included. */
function collect(parts: unknown, found: Set<string>): void {
  if (!Array.isArray(parts)) return
  for (const part of parts as Part[]) {
    if (!Array.isArray(part)) continue
    const [name, type, options] = part as [string, Part | undefined, unknown]
    found.add(`${name}:${typeof type === 'number' ? type : type === undefined ? 'text' : 'tag'}`)
    if (typeof type !== 'number') collect(part.slice(1), found)
    else if (typeof options === 'object' && options !== null)
      for (const branch of Object.values(options)) collect(branch, found)
  }
}

/** The arguments of an ICU message, each with its kind, sorted. @throws Error on a broken message */
export function messageArguments(message: string): string[] {
  const found = new Set<string>()
  collect(compile(message), found)
  return [...found].toSorted()
}
