import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { isAtLeast } from './app-version.ts'
import type { Place } from './resolve-target.ts'
import { findTarget, type Target } from '@fanfare/kernel/targets.ts'

/** The reason why a target cannot open: the page is not in the app, or the app is too old (APP-3, APP-4). */
type AppGate = { gate: 'needsApp' | 'appTooOld'; from: string }

/** null when it opens where the page runs. It predicts the result of `resolveTarget`. */
export function appGate(
  { appRoute, webUrl }: Pick<NavigationTarget, 'appRoute' | 'webUrl'>,
  { inApp, version }: Pick<Place, 'inApp' | 'version'>,
): AppGate | null {
  const known: Target | undefined = findTarget(appRoute?.trim().split('?')[0] ?? '')
  if (known?.from === undefined) return null
  const { from } = known
  if (inApp) return isAtLeast(version, from) ? null : { gate: 'appTooOld', from }
  return webUrl || known.outside !== 'download' ? null : { gate: 'needsApp', from }
}
