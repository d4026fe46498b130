import { readCoverage } from './read-requirements.ts'
import { reportOf } from './requirement-coverage.ts'

/** `npm run coverage:requirements`: the tests of reachable code that name each requirement. */
process.stdout.write(`${reportOf(readCoverage())}\n`)
