import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

/** The sides at which a scene may be cut without cutting a figure (SVG `preserveAspectRatio`). */
const FITS: Partial<Record<SceneName, string>> = {
  newuser: 'xMaxYMax slice',
  compound: 'xMaxYMid slice',
  copy: 'xMinYMid slice',
  drop: 'xMidYMid meet',
  horn: 'xMaxYMax slice',
  event: 'xMidYMid slice',
  quiet: 'xMidYMid slice',
  apart: 'xMidYMid slice',
  lost: 'xMidYMid slice',
}

export const heroFit = (scene: SceneName | null) => (scene && FITS[scene]) ?? 'xMidYMax meet'
