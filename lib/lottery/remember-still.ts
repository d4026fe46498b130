import { readStored, writeStored } from '../stored.ts'

/** In `localStorage`: results are shown without spinning. */
const KEY = 'fanfareStillWheel'

export const isWheelStill = () => readStored(KEY) === '1'

/** Without storage the next visit spins. */
export const rememberStill = (isStill: boolean) => writeStored(KEY, isStill ? '1' : null)
