import type { useTranslations } from 'next-intl'

/** The sentence of a reason code; null when there is no code, or one that this release does not know. `t` has all namespaces. */
export function reasonText(t: ReturnType<typeof useTranslations<never>>, code: string | null | undefined) {
  if (!code) return null
  const key = `reason.${code.toLowerCase()}` as 'reason.not_enough'
  return t.has(key) ? t(key) : null
}
