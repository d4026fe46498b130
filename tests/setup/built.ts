import { ensureBuilt } from '#runner/build.ts'

/** Tests that start the site measure its start, not its build. */
export default async function setup(): Promise<void> {
  await ensureBuilt((line) => process.stdout.write(`${line}\n`))
}
