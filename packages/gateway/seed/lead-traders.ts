import type { Journey } from './journey.ts'

const DAY = 24

/** Name, return of 30 days, worst fall, profit share, followers and places. */
const LEADS = [
  ['Delta North', '0.091', '-0.032', '0.1', 214, 300, true],
  ['Slow Kettle', '0.064', '-0.04', '0.08', 88, 200, true],
  ['Paper Tide', '0.184', '-0.117', '0.12', 300, 300, true],
  ['Via Mirra', '-0.023', '-0.129', '0.1', 61, 200, true],
  ['Quiet Harbor', '0.047', '-0.021', '0.1', 167, 250, true],
  ['Lumen Road', '0.132', '-0.084', '0.15', 243, 250, true],
  ['Second Wind', '0.078', '-0.056', '0.1', 39, 150, true],
  ['Copper Finch', '0.029', '-0.018', '0.05', 26, 100, true],
  ['Night Orchard', '0.213', '-0.196', '0.2', 112, 150, false],
] as const

/** Lead traders with their newest figures; they have no login. */
export const LEAD_TRADERS: readonly Journey[] = LEADS.map(
  ([nickname, roi30d, worstFall, profitShare, followers, capacity, authentic], index) => ({
    loginName: `${nickname.toLowerCase().replace(' ', '.')}@leads.fanfare.example`,
    createdAgo: (220 + 13 * index) * DAY,
    steps: [
      {
        ago: 2 + index / 4,
        fact: { type: 'lead.stats', nickname, roi30d, worstFall, profitShare, followers, capacity, authentic },
      },
      // Those who have joined are ranked by their followers' results.
      ...(authentic ? [{ ago: 64 - index, join: 'first-copy-covered' }] : []),
    ],
  }),
)
