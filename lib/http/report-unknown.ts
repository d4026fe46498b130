/** A value that an enumeration of the contract does not have, and its field, such as `tasks.*.taskType`. */
export interface UnknownValue {
  field: string
  value: string | number
}

/** A platform that sends a new value in every answer fills neither the memory nor the log. */
const REPORTS_AT_MOST = 200
const TEXT_AT_MOST = 64

const reported = new Set<string>()

/** Reports once a page or server process that a call answered with a value which this version does not know. */
export function reportUnknown(call: string, { field, value }: UnknownValue): void {
  const report = `${call}: ${field} has the unknown value ${JSON.stringify(value).slice(0, TEXT_AT_MOST)}`
  if (reported.has(report) || reported.size >= REPORTS_AT_MOST) return
  reported.add(report)
  console.warn(report)
}
