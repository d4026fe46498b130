import type { Figure } from '../figure.ts'

const GOAL_S = 10

export const start: Figure = async ({ site }) => {
  const { secondsToFirstPage } = await site()
  return [
    {
      figure: '`npm start`, built, to the first page',
      goal: `≤ ${GOAL_S} s`,
      measured: `${secondsToFirstPage.toFixed(1)} s`,
      how: 'with a new data directory: initialises the database, applies migrations and seeds',
      isMet: secondsToFirstPage <= GOAL_S,
    },
  ]
}
