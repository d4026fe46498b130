import { parentPort } from 'node:worker_threads'
import { editFile } from '@fanfare/activities/edit-file.ts'
import { parseActivityFile, parseProgramme } from '@fanfare/activities/parse-files.ts'
import { readAudience } from './staff/activities/read-audience.ts'
import { warningsOf } from './staff/activities/warnings.ts'
import { translate } from './staff/texts/texts-file.ts'
import { DomainError } from './util/domain-error.ts'
import { THREAD_READY, type ThreadAnswer } from './util/threads.ts'

type Work = (...input: never[]) => unknown

/** All that `inThread` runs: pure functions of texts that others have written. */
const WORKS = new Map(
  [parseActivityFile, parseProgramme, editFile, translate, readAudience, warningsOf].map((work): [string, Work] => [
    work.name,
    work,
  ]),
)

/** One call of `inThread`, which has checked that the input is that of the function. */
interface Task {
  name: string
  input: never[]
}

async function answer({ name, input }: Task): Promise<ThreadAnswer> {
  try {
    const work = WORKS.get(name)
    if (work === undefined) throw new Error(`${name} is not in thread.ts`)
    return { value: await work(...input) }
  } catch (error) {
    if (!(error instanceof DomainError)) return { fault: error }
    return { refusal: { codeName: error.codeName, data: error.data } }
  }
}

parentPort?.on('message', (task: Task) => void answer(task).then((one) => parentPort?.postMessage(one)))
parentPort?.postMessage(THREAD_READY)
