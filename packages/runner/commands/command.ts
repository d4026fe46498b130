export const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Prints a line that is not part of the output. */
export const warn = (line: string) => void process.stderr.write(`${line}\n`)

/** Whether this file is the program that runs. The bootstrap imports it, so its `import.meta.main` is false. */
export const isProgram = ({ filename }: ImportMeta) => process.argv[1] === filename

/** Resolves once everything printed so far is written: a pipe takes 64 KiB at a time, and `process.exit` drops the rest. */
const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()))

/**
 * Goes on without output once nobody reads it any more: `head` closes a pipe when it has enough. The work is finished, and its code stays, so
 * that `npm run audit | head -1` fails with violations.
 */
export function outliveReader(): void {
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error
    })
}

/** Runs a command to its end and prints an error as a sentence, without a stack. */
export async function command(work: () => Promise<number>): Promise<never> {
  outliveReader()
  const code = await work().catch((error: unknown) => {
    warn((error as Error).message)
    return 1
  })
  await Promise.all([flushed(process.stdout), flushed(process.stderr)])
  process.exit(code)
}
