import { NATIVE } from '#lib/native/settings.ts'
import { TARGETS, type TargetName } from '@fanfare/kernel/targets.ts'

/** Opens a target in an installed app (contract §12, old style). */
export const appLink = (target: TargetName) =>
  `${NATIVE.scheme}://open?route=${encodeURIComponent(TARGETS[target].appRoute)}`
