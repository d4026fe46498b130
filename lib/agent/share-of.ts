import Big from 'big.js'

/** `part` of `whole` as a decimal string, 1 is all; null when there is no whole. */
export const shareOf = (part: number, whole: number) => (whole === 0 ? null : new Big(part).div(whole).toFixed(6))
