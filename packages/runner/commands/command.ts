/** Whether this file is the program that runs. The bootstrap imports it, so that its `import.meta.main` is false. */
export const isProgram = ({ filename }: ImportMeta) => process.argv[1] === filename

/** Resolves once everything printed so far is written: a pipe takes 64 KiB at a time, and `process.exit` drops the rest. */
const flushed = (stream: NodeJS.WriteStream): Promise<void> =>
  new Promise((resolve) => stream.write('', () => resolve()))

/** The command that the first argument names; the bootstrap has refused every other name. */
export async function commandOf(meta: ImportMeta, runs: Record<string, (args: string[]) => Promise<number>>) {
  const [name = '', ...args] = process.argv.slice(2)
  const run = runs[name]
  if (isProgram(meta) && run !== undefined) await command(() => run(args))
}

/** Runs a command to its end and prints an error as a sentence, without a stack. */
export async function command(work: () => Promise<number>): Promise<never> {
  const code = await work().catch((error: unknown) => {
    process.stderr.write(`${(error as Error).message}\n`)
    return 1
  })
  await Promise.all([flushed(process.stdout), flushed(process.stderr)])
  process.exit(code)
}
