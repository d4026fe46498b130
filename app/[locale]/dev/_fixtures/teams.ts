import type { Board } from '#lib/competition/board.ts'
import type { TeamRules } from '#lib/competition/team-phases.ts'
import type { ActivityDetail, Tier } from '@fanfare/contract/activity/activity.ts'
import type { MyTeam, Team } from '@fanfare/contract/competition/competition.ts'
import type { RankRow } from '@fanfare/contract/competition/rank.ts'
import { activityPageFixture } from './activities.ts'
import { boardFixture } from './competition.ts'
import { DAY, HOUR, usdt, type Fixture, type Translate } from './fixture.ts'

const PLACES = [
  [1, 1, '16000'],
  [2, 2, '10000'],
  [3, 3, '7000'],
  [4, 10, '3000'],
  [11, 30, '1000'],
  [31, 50, '300'],
] as const

const prize = (amount: string): Tier['reward'] => ({
  rewardType: 'DROP',
  kind: 2,
  amount: usdt(amount),
  label: `${amount} USDT`,
})

const tiers = (): Tier[] =>
  PLACES.map(([rankFrom, rankTo, amount]) => ({
    tierId: `place-${rankFrom}`,
    label: `${rankFrom}`,
    rankFrom,
    rankTo,
    reward: prize(amount),
  }))

const rules = (now: number, more: Partial<TeamRules> = {}): TeamRules => ({
  minMembers: 5,
  maxMembers: 50,
  captainShare: '0.2',
  createUntil: now + DAY,
  joinUntil: now + 2 * DAY + 3 * HOUR,
  competeFrom: now - 2 * DAY,
  teams: 612,
  freeTeams: 204,
  poolShareMaximum: '0.5',
  memberMaximum: usdt('2000'),
  ...more,
})

const detail = (
  now: number,
  translate: Translate,
  more: Partial<ActivityDetail> = {},
  team: Partial<TeamRules> = {},
): ActivityDetail =>
  activityPageFixture(now, translate, 'TeamTrading', {
    startTime: now - 4 * DAY,
    endTime: now + 16 * DAY,
    pool: usdt('80000'),
    tiers: tiers(),
    dataDelaySeconds: 600,
    competition: {
      tracks: [
        { track: 'TEAM', label: '', unit: 'USDT', periods: ['ALL'] },
        { track: 'MEMBER', label: '', unit: 'USDT', periods: ['ALL'] },
      ],
      cadence: 600,
      minimum: null,
      markets: ['futures'],
      countFrom: 'JOIN',
      dailyCap: null,
      minimumTraders: 0,
      feeRate: null,
      traders: 487,
      poolSteps: [],
      poolUnlocked: null,
      factors: null,
      volume: null,
      weightClasses: null,
      team: rules(now, team),
    },
    ...more,
  })

/** The event while phases overlap, before the start, with final teams, and after the end. */
export function teamPages(now: number, translate: Translate): Fixture<ActivityDetail>[] {
  const closed = { createUntil: now - 3 * DAY, joinUntil: now - 2 * DAY }
  return [
    { id: 'open', data: detail(now, translate) },
    {
      id: 'upcoming',
      data: detail(
        now,
        translate,
        { status: 'UPCOMING', startTime: now + 6 * DAY },
        { createUntil: now + 8 * DAY, joinUntil: now + 9 * DAY, competeFrom: now + 10 * DAY },
      ),
    },
    { id: 'frozen', data: detail(now, translate, {}, { ...closed, memberMaximum: null, poolShareMaximum: null }) },
    {
      id: 'settled',
      data: detail(now, translate, { status: 'ENDED', outcome: 'SETTLED', endTime: now - DAY }, closed),
    },
  ]
}

const team = (teamId: string, name: string, more: Partial<Team> = {}): Team => ({
  teamId,
  name,
  captain: 'an***@mail',
  members: 23,
  capacity: 50,
  access: 'OPEN',
  minVolume: null,
  rank: null,
  volume: '0',
  ...more,
})

/** Names of every script and length, each way to join, a full team. */
export const foundTeams = (): Team[] => [
  team('t1', 'Monsoon Desk', { minVolume: '10000' }),
  team('t2', 'Harbour Hands', { members: 41, captain: 'UID 66***702' }),
  team('t3', 'Quiet Ladder', { members: 12, access: 'KEY', captain: '+49***63' }),
  team('t4', 'فريق الرياح الأربع', { members: 37, access: 'APPROVAL', minVolume: '123456789012.5' }),
  team('t5', 'WWWWWWWWWWWWWWWWWWWWWWWW', { members: 46 }),
  team('t6', '👩‍🚀🚀 ทีมจันทร์ 🌙', { members: 50 }),
]

const MEMBERS = ['286400', '214750.5', '162300', '131900', '96050', '84300', '60300', '50000', '38000'] as const
const NAMES = ['an***@mail', 'UID 40***918', 'mi***@mail', '+84***51', 'UID 93***557', 'tr***@mail']

const PARTS = ['403.84', '152.85', '115.52', '93.88', '68.36', '60', '42.91', '35.58', '27.04']

/** The user's team; `me` is the index of the user among its members. */
export function myTeamFixture(more: Partial<MyTeam> = {}, me = 7): MyTeam {
  const base = team('t1', 'Monsoon Desk', { members: MEMBERS.length, rank: 12, volume: '1124000' })
  return {
    ...base,
    captainIsMe: me === 0,
    key: null,
    estimatedPrize: usdt('1000'),
    memberList: MEMBERS.map((volume, index) => ({
      userRef: `${index}`.padStart(16, '0'),
      maskedName: NAMES[index % NAMES.length] ?? '',
      isMe: index === me,
      isCaptain: index === 0,
      volume,
      share: String(Number(volume) / 1_124_000),
      estimatedReward: usdt(PARTS[index] ?? '1'),
    })),
    liveVolume: '1124000.5',
    requests: [],
    ...more,
  }
}

/** A team of three, whose captain is the user and which others ask to join. */
export const captainsTeam = (now: number): MyTeam => {
  const whole = myTeamFixture({}, 0)
  return {
    ...whole,
    access: 'APPROVAL',
    members: 3,
    rank: null,
    estimatedPrize: null,
    memberList: whole.memberList.slice(0, 3).map((member) => ({ ...member, estimatedReward: null })),
    requests: [
      { userRef: 'a'.repeat(16), maskedName: 'UID 71***004', at: now - HOUR, recentVolume: '12400.5' },
      { userRef: 'b'.repeat(16), maskedName: 'WW***@mailmailmailmail.example', at: now - HOUR, recentVolume: '0' },
    ],
  }
}

const rows = (): RankRow[] =>
  foundTeams().map(({ teamId, name, members }, index) => ({
    rank: index + 1,
    maskedName: name,
    value: ['4812300', '4120850.5', '3377900', '2604100', '2298440', '1391500'][index] ?? '1',
    gapToNext: null,
    estimatedReward: prize(PLACES[index]?.[2] ?? '3000'),
    change: [0, 2, -1][index % 3] ?? 0,
    teamId,
    members,
  }))

/** The leaderboard of teams with the user's own one. */
export const teamBoard = (now: number, more: Partial<Board> = {}): Board =>
  boardFixture(now, {
    items: rows(),
    total: 487,
    mine: {
      rank: 12,
      maskedName: 'Monsoon Desk',
      teamId: 't1',
      members: 9,
      value: '1124000.5',
      gapToNext: '83760',
      estimatedReward: prize('1000'),
      change: 2,
      isProvisional: false,
      nextPrize: { rank: 10, value: '1391500', reward: prize('3000') },
    },
    ...more,
  })
