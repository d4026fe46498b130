/**
 * Whether `zone` is an IANA name. Asked of the formatter, because `supportedValuesOf` lists one name a zone, and often
 * the old one: Asia/Calcutta, not Asia/Kolkata. The formatter takes offsets such as +05:30, too; those are none.
 */
export function isTimeZone(zone: string): boolean {
  if (!/^[A-Z][A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
