import { partConfig } from '../setup/part-config.ts'

/** `npm start` as a user runs it. Separate from the other tests, because it needs a built site and a quiet machine. */
export default partConfig('lifecycle', ['tests/lifecycle/**/*.test.ts'])
