import type { ConfigProblem } from './live.ts'

/** Absent: the setting did not parse and is already reported. */
interface Candidate {
  ANDROID_PACKAGE?: readonly string[]
  ANDROID_FINGERPRINTS?: readonly string[]
}

/** A package without its signing keys would verify no link, and Android would not say why. */
export function androidProblems({ ANDROID_PACKAGE, ANDROID_FINGERPRINTS }: Candidate): ConfigProblem[] {
  if (!ANDROID_PACKAGE || !ANDROID_FINGERPRINTS) return []
  const [hasPackage, hasKey] = [ANDROID_PACKAGE.length > 0, ANDROID_FINGERPRINTS.length > 0]
  if (hasPackage === hasKey) return []
  return hasPackage
    ? [{ name: 'ANDROID_FINGERPRINTS', message: 'is needed with ANDROID_PACKAGE' }]
    : [{ name: 'ANDROID_PACKAGE', message: 'is needed with ANDROID_FINGERPRINTS' }]
}
