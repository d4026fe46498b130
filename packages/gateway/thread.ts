import { parentPort } from 'node:worker_threads'
import { parseActivityFile, parseProgramme } from '@fanfare/activities/parse-files.ts'
import { readAudience } from './staff/activities/read-audience.ts'
import { editText } from './staff/activities/edit-text.ts'
import { warningsOf } from './staff/activities/warnings.ts'
import { translate } from './staff/texts/translate.ts'
import { DomainError } from './util/domain-error.ts'
import type { ThreadAnswer, ThreadTask } from './util/in-thread.ts'

type Work = (...input: never[]) => unknown

/** All that `inThread` runs: pure functions of texts that others have written. */
const WORKS = new Map(
  [parseActivityFile, parseProgramme, editText, translate, readAudience, warningsOf].map((work) => [
    work.name,
    work as Work,
  ]),
)

async function answer({ name, input }: ThreadTask): Promise<ThreadAnswer> {
  try {
    const work = WORKS.get(name)
    if (work === undefined) throw new Error(`${name} is not in thread.ts`)
    return { value: await work(...(input as never[])) }
  } catch (error) {
    if (!(error instanceof DomainError)) return { fault: error }
    return { refusal: { codeName: error.codeName, data: error.data } }
  }
}

parentPort?.on('message', (task: ThreadTask) => void answer(task).then((one) => parentPort?.postMessage(one)))
