const FORM = /^\d{1,6}\.\d{1,6}\.\d{1,6}$/

/** Compares the parts as numbers: 3.10.0 > 3.9.9. An unreadable version counts as too old (contract §12). */
export function isAtLeast(version: string | null | undefined, minimum: string) {
  if (!version || !FORM.test(version)) return false
  const have = version.split('.').map(Number)
  const need = minimum.split('.').map(Number)
  for (let part = 0; part < need.length; part += 1) {
    const difference = (have[part] ?? 0) - (need[part] ?? 0)
    if (difference !== 0) return difference > 0
  }
  return true
}
