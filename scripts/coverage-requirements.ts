import { readCoverage } from './read-requirements.ts'
import { reportOf } from './requirement-coverage.ts'

/** `npm run coverage:requirements`: which tests of code that the product runs name each requirement. */
process.stdout.write(`${reportOf(readCoverage())}\n`)
