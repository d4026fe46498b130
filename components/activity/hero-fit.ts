import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'

/** The sides at which a scene may be cut without cutting a figure (SVG `preserveAspectRatio`). */
const FITS: Partial<Record<SceneName, string>> = {
  newuser: 'xMaxYMax slice',
  competition: 'xMidYMax meet',
  team: 'xMidYMax meet',
  compound: 'xMaxYMid slice',
  lottery: 'xMidYMax meet',
  copy: 'xMinYMid slice',
  deposit: 'xMidYMax meet',
  drop: 'xMidYMid meet',
  coins: 'xMidYMax meet',
  vault: 'xMidYMax meet',
  season: 'xMidYMax meet',
  horn: 'xMaxYMax slice',
}

export const heroFit = (scene: SceneName | null) => (scene && FITS[scene]) ?? 'xMidYMid slice'
