import type { TraceEntry } from '../contract/task/task.ts'

const FIGURE = /^-?\d{1,20}(\.\d{1,18})?$/

/** A rule may ask for something else than an amount; only amounts can be reckoned with. */
export const isNumeric = ({ expected, actual }: Pick<TraceEntry, 'expected' | 'actual'>): boolean =>
  FIGURE.test(expected) && FIGURE.test(actual)
