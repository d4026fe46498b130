import { activityFileSchema, type ActivityFile } from '@fanfare/activities/schema.ts'
import { money, prize } from './bench-activity.ts'

/** A pool of 1,000,000 USDT, prizes for the first thousand, and a task. */
const COMMON = {
  timeZone: 'UTC',
  startTime: '-10d 00:00',
  endTime: '+10d 00:00',
  settleDays: 1,
  pool: money('1000000'),
  tasks: [
    {
      id: 'volume',
      type: 'TRADING_VOLUME',
      period: 'AFTER',
      target: money('2000'),
      reward: prize('1'),
    },
  ],
  tiers: [
    { id: 'first', rankFrom: 1, rankTo: 10, reward: prize('10000') },
    { id: 'others', rankFrom: 11, rankTo: 1000, reward: prize('500') },
  ],
  budget: [{ rewardType: 'DROP', unit: 'USDT', limit: '100000000' }],
  texts: { en: { title: 'Bench', rules: 'Rules', labels: { first: 'First', others: 'Others' } } },
} as const
const BOARD = {
  markets: ['futures'],
  cadenceMinutes: 1,
  poolSteps: [{ volume: money('1000'), pool: money('1000000') }],
} as const

const TEAMS = { minMembers: 2, maxMembers: 100, captainShare: '0.2' }

/** Single traders on three leaderboards. */
export const CUP = activityFileSchema.parse({
  ...COMMON,
  alias: 'bench-cup',
  type: 'PersonalTrading',
  board: { ...BOARD, minimum: money('20'), tracks: [{ track: 'VOLUME' }, { track: 'PNL' }, { track: 'ROI' }] },
})

/** Teams of at most 100. */
export const TEAM_CUP = activityFileSchema.parse({
  ...COMMON,
  alias: 'bench-teams',
  type: 'TeamTrading',
  board: BOARD,
  teams: TEAMS,
})

/** Linked tracks: volume, return and streak make a fourth leaderboard. */
export const LINKED_CUP = activityFileSchema.parse({
  ...COMMON,
  alias: 'bench-linked',
  type: 'CompoundTrading',
  board: BOARD,
  factors: {
    roi: {
      steps: [
        { from: '-1', factor: '0.8' },
        { from: '0', factor: '1' },
        { from: '0.03', factor: '1.2' },
      ],
    },
    streak: { perDay: '0.02' },
  },
})

/** Ranks, or teams, with a prize when an ended competition is settled. */
interface PaidRanks {
  ranks: number
  /** Of each prize, USDT. */
  amount: string
}

const ended = ({ ranks, amount }: PaidRanks, own: object): ActivityFile =>
  activityFileSchema.parse({
    ...COMMON,
    startTime: '-20d 00:00',
    endTime: '-3d 00:00',
    tasks: [],
    tiers: [{ id: 'first', rankFrom: 1, rankTo: ranks, reward: prize(amount) }],
    ...own,
  })

/** An ended competition of single traders. Its settlement begins once it is published without `cancelled`. */
export const endedCup = (paid: PaidRanks) => ended(paid, { alias: 'bench-ended-cup', type: 'PersonalTrading' })

/** The same with teams. */
export const endedTeamCup = (paid: PaidRanks) =>
  ended(paid, { alias: 'bench-ended-teams', type: 'TeamTrading', teams: TEAMS })
