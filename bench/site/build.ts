import type { Figure } from '../figure.ts'

const GOAL_S = 60

export const build: Figure = async ({ build: buildSite }) => {
  const seconds = await buildSite()
  return [
    {
      figure: 'Build, 20 languages',
      goal: `≤ ${GOAL_S} s`,
      measured: `${seconds.toFixed(1)} s`,
      how: '`next build` without its cache',
      isMet: seconds <= GOAL_S,
    },
  ]
}
