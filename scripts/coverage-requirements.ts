import { readCoverage } from './read-requirements.ts'
import { reportOf } from './requirement-coverage.ts'

/** `npm run coverage:requirements`: which requirement is named by which tests. */
process.stdout.write(`${reportOf(readCoverage())}\n`)
