import type { Clock } from '#lib/head/clocks.ts'

/** Props of an element whose text the head script writes. Its children show without scripts, and hydration keeps the written text. */
export const clockProps = (clock: Clock) => ({ 'data-clock': JSON.stringify(clock), suppressHydrationWarning: true })
