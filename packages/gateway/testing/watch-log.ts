/** Shapes that no line of a log may have (DEV-17). Seeds and keys have more digits than a hash of a name. */
const SECRETS: readonly [name: string, shape: RegExp][] = [
  ['an e-mail address', /[^\s"/:=()]+@[^\s"/]+\.[a-z]{2,}/i],
  ['a token', /(?<![\w/.-])[\w-]{43}(?![\w/.-])/],
  // The hash of a board is public.
  ['a seed or a key', /(?<!"hash":"|[0-9a-z])[0-9a-f]{64}(?![0-9a-z])/i],
  ['a password', /harbour at dawn/],
]

export type LogWatch = ReturnType<typeof watchLog>

/** Reads every line of a gateway's log in every test, as an operator would read it (DEV-17). */
export function watchLog(to?: { write: (line: string) => void }) {
  const found: string[] = []
  return {
    write: (line: string) => {
      for (const [name, shape] of SECRETS) if (shape.test(line)) found.push(`${name}: ${line.slice(0, 500)}`)
      to?.write(line)
    },
    /** @throws Error that quotes the lines with a secret */
    check: () => {
      if (found.length > 0)
        throw new Error(`the log has ${found.length} lines with a secret\n${found.slice(0, 5).join('\n')}`)
    },
  }
}
