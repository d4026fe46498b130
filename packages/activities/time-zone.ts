/**
 * Whether `zone` is an IANA name. Checked by the formatter, because `supportedValuesOf` has only one name of each zone, often
 * the old one: Asia/Calcutta, not Asia/Kolkata. The formatter also accepts offsets such as +05:30, which are refused here.
 */
export function isTimeZone(zone: string) {
  if (!/^[A-Z][A-Za-z]/.test(zone)) return false
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) instanceof Intl.DateTimeFormat
  } catch {
    return false
  }
}
