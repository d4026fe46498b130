/** @throws Error without values. */
export function median(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted[Math.floor(sorted.length / 2)]
  if (middle === undefined) throw new Error('no values')
  return sorted.length % 2 === 1 ? middle : (middle + (sorted[sorted.length / 2 - 1] ?? middle)) / 2
}

/** A number for readers: no fraction, with separators of thousands. */
export const whole = (value: number) => Math.round(value).toLocaleString('en')

export const kib = (bytes: number) => bytes / 1024
