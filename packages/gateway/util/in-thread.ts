import { LARGE_INPUTS, WORKS } from '../limits.ts'
import { createThreads } from './threads.ts'

const threads = createThreads({
  script: new URL('../thread.ts', import.meta.url),
  ...LARGE_INPUTS,
  cpuMs: WORKS.cpuMs,
})

/** For a transaction that may call `inThread`: it never waits for a thread with its locks and its connection. @throws Busy */
export const withThreads = threads.around

/**
 * Runs a function of `thread.ts` on texts that others have written. A cheap work runs here: it takes less than the copies and the wait.
 * @param marks what the work is judged by (`countMarks`), never the length of the text
 * @throws DomainError as the function; 40000 when it takes too much processor time; Busy where there is no room
 */
export async function inThread<Input extends unknown[], Value>(
  marks: number,
  work: (...input: Input) => Value,
  ...input: Input
): Promise<Awaited<Value>> {
  if (marks <= WORKS.mostMarksHere) return await work(...input)
  return (await threads.run(work.name, input)) as Awaited<Value>
}
