import '../setup/compile-cache.ts'
import { partConfig } from '../setup/part-config.ts'

/**
 * Faults in and between the parts of the built product. Separate from the other tests, because they kill and start the
 * parts; one file after the other, on one product (support/stack.ts).
 */
export default partConfig('faults', ['tests/faults/*.test.ts'], { teardownTimeout: 60_000 })
