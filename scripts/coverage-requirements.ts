import { readCoverage, reportOf } from './requirement-coverage.ts'

/** `npm run docs -- requirements`: the tests of reachable code that name each requirement. */
process.stdout.write(`${reportOf(readCoverage())}\n`)
