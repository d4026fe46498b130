import type { Clock } from '#lib/head/clocks.ts'

/** Of an element whose text the head script writes; what is in it stands without scripts, and hydration leaves it as it is. */
export const clockProps = (clock: Clock) => ({ 'data-clock': JSON.stringify(clock), suppressHydrationWarning: true })
