const FORM = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/

/** Compares the parts as numbers: 3.10.0 > 3.9.9. An unreadable version counts as too old (contract §12). */
export function isAtLeast(version: string | null | undefined, minimum: string) {
  return !!version && FORM.test(version) && version.localeCompare(minimum, 'en', { numeric: true }) >= 0
}
