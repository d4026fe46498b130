import { type ConfigProblem, isLoopbackOrigin } from './live.ts'

/** The source of texts may be http only on a developer's machine; the site itself would read its own merged texts. */
export function translationsProblems(
  { TRANSLATIONS_ORIGIN: origin }: { TRANSLATIONS_ORIGIN?: string },
  siteOrigin: string,
): ConfigProblem[] {
  if (origin === undefined) return []
  const name = 'TRANSLATIONS_ORIGIN'
  if (origin === new URL(siteOrigin).origin) return [{ name, message: 'must not be the site itself' }]
  const isSafe = origin.startsWith('https:') || isLoopbackOrigin(siteOrigin)
  return isSafe ? [] : [{ name, message: 'must start with https: in a live deployment' }]
}
