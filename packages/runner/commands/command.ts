/** Runs a command to its end and prints an error as a sentence, without a stack. */
export async function command(work: () => Promise<number>): Promise<never> {
  try {
    process.exit(await work())
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`)
    process.exit(1)
  }
}
