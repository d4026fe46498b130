/**
 * The groups of the list's filter in their order, each with its text `activity.group.{key}`. Readers see the three kinds of
 * competition as one group; pages of events and promotions are `Event`, whatever their type.
 */
export const ACTIVITY_GROUPS = {
  NewUser: 'new_user',
  Competition: 'competition',
  Lottery: 'lottery',
  CopyTrading: 'copy_trading',
  TradingDepositBonus: 'deposit_bonus',
  Event: 'event',
} as const
export type ActivityGroup = keyof typeof ACTIVITY_GROUPS

interface Row {
  /** The number on the wire. */
  code: number
  /** They decide the rewards, and name the fields of the activity file. Every type can have tasks. */
  engines: readonly ['tasks', ...string[]]
  /** The address without locale and alias. */
  page: string
  /** The scene of an activity whose file names none. */
  art: string
  group: ActivityGroup
  /** The name is the text `activity_type.{textKey}`. */
  textKey: string
  /** The list has them first, and /welcome-event shows one of them. */
  forNewUsers?: true
  /** The pool is shared by all participants; otherwise it is the amount that one user can earn. */
  sharesPool?: true
  /** Ranked where a file has places and says nothing about its leaderboard; the first one is paid. */
  ranks?: readonly ('VOLUME' | 'FOLLOWERS' | 'LEADS')[]
  /** The verbs of a card while the activity runs, each the text `activity_verb.{key}`: before joining and after. */
  verbs: { open: string; joined: string }
}

/** The types of activities (spec §3), one row each: a new type begins here. */
export const ACTIVITY_TYPES = {
  NewUser: {
    code: 1,
    engines: ['tasks'],
    page: '/events',
    art: 'newuser',
    group: 'NewUser',
    textKey: 'new_user',
    verbs: { open: 'start_earning', joined: 'see_my_tasks' },
    forNewUsers: true,
  },
  PersonalTrading: {
    code: 2,
    engines: ['tasks', 'places'],
    page: '/activity/competition',
    art: 'competition',
    group: 'Competition',
    textKey: 'personal_trading',
    verbs: { open: 'see_leaderboard', joined: 'see_leaderboard' },
    sharesPool: true,
    ranks: ['VOLUME'],
  },
  Lottery: {
    code: 5,
    engines: ['tasks', 'prizes'],
    page: '/activity/lottery',
    art: 'lottery',
    group: 'Lottery',
    textKey: 'lottery',
    verbs: { open: 'get_draw', joined: 'get_draws' },
    sharesPool: true,
  },
  CopyTrading: {
    code: 7,
    engines: ['tasks', 'places', 'cover'],
    page: '/activity/copy-trading',
    art: 'copy',
    group: 'CopyTrading',
    textKey: 'copy_trading',
    ranks: ['FOLLOWERS', 'LEADS'],
    verbs: { open: 'pick_trader', joined: 'see_my_tasks' },
  },
  TeamTrading: {
    code: 8,
    engines: ['tasks', 'places', 'teams'],
    page: '/activity/competition',
    art: 'team',
    group: 'Competition',
    textKey: 'team_trading',
    verbs: { open: 'find_team', joined: 'see_leaderboard' },
    sharesPool: true,
  },
  TradingDepositBonus: {
    code: 9,
    engines: ['tasks', 'tiers'],
    page: '/activity/trading-deposit-bonus',
    art: 'deposit',
    group: 'TradingDepositBonus',
    textKey: 'trading_deposit_bonus',
    verbs: { open: 'see_tiers', joined: 'see_tiers' },
  },
  CompoundTrading: {
    code: 10,
    engines: ['tasks', 'places', 'factors'],
    page: '/activity/competition',
    art: 'compound',
    group: 'Competition',
    textKey: 'compound_trading',
    verbs: { open: 'see_tracks', joined: 'see_tracks' },
    sharesPool: true,
  },
} as const satisfies Record<string, Row>

export type ActivityTypeName = keyof typeof ACTIVITY_TYPES
export type ActivityTypeRow = Row & (typeof ACTIVITY_TYPES)[ActivityTypeName]
/** The number of a type on the wire. */
export type ActivityType = ActivityTypeRow['code']
export type EngineName = ActivityTypeRow['engines'][number]

export const ACTIVITY_TYPE_NAMES = Object.keys(ACTIVITY_TYPES) as ActivityTypeName[]
const ROWS: readonly ActivityTypeRow[] = Object.values(ACTIVITY_TYPES)
export const ACTIVITY_TYPE_CODES: readonly ActivityType[] = ROWS.map(({ code }) => code)
/** The types whose activities /welcome-event can show. */
export const NEW_USER_TYPES: readonly ActivityType[] = ROWS.filter(({ forNewUsers }) => forNewUsers).map(
  ({ code }) => code,
)
/** The types whose activities have the page of an event, except the one that /welcome-event shows. */
export const EVENT_PAGE_TYPES: readonly ActivityType[] = ROWS.filter(({ page }) => page === '/events').map(
  ({ code }) => code,
)
/** The pages of all types without their aliases, each once. */
export const ACTIVITY_PAGES: readonly string[] = [...new Set(ROWS.map(({ page }) => page))]

/** The name of a type on the wire; null for a type that the platform has and the contract does not. */
export const activityTypeName = (activityType: number | string) =>
  ACTIVITY_TYPE_NAMES.find((name) => ACTIVITY_TYPES[name].code === activityType) ?? null

/** The row of a type on the wire; null for a type that the platform has and the contract does not. */
export function activityTypeRow(activityType: number | string): ActivityTypeRow | null {
  const name = activityTypeName(activityType)
  return name && ACTIVITY_TYPES[name]
}
