import { ensureBuilt } from '@fanfare/runner/start/build.ts'

/** Builds first, so that tests measure the start of the site without its build. */
export default async function setup(): Promise<void> {
  await ensureBuilt((line) => process.stdout.write(`${line}\n`))
}
