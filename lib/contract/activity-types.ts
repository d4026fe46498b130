/**
 * The types of activities (spec §3), one row each: a new type begins here. `code` is its number on the wire; `engines` decide its
 * rewards and name the fields of its file; `page` is its address without the alias; `art` is the scene of an activity whose
 * file names none; `group` is its place in the filter of the list; `textKey` is its name, `activity_type.{textKey}`.
 */
export const ACTIVITY_TYPE_TABLE = {
  NewUser: { code: 1, engines: ['tasks'], page: '/events', art: 'newuser', group: 'NewUser', textKey: 'new_user' },
  PersonalTrading: {
    code: 2,
    engines: ['tasks', 'places'],
    page: '/activity/competition',
    art: 'competition',
    group: 'Competition',
    textKey: 'personal_trading',
  },
  Lottery: {
    code: 5,
    engines: ['tasks', 'prizes'],
    page: '/activity/lottery',
    art: 'lottery',
    group: 'Lottery',
    textKey: 'lottery',
  },
  CopyTrading: {
    code: 7,
    engines: ['tasks'],
    page: '/activity/copy-trading',
    art: 'copy',
    group: 'CopyTrading',
    textKey: 'copy_trading',
  },
  TeamTrading: {
    code: 8,
    engines: ['tasks', 'places'],
    page: '/activity/competition',
    art: 'team',
    group: 'Competition',
    textKey: 'team_trading',
  },
  TradingDepositBonus: {
    code: 9,
    engines: ['tasks', 'tiers'],
    page: '/activity/trading-deposit-bonus',
    art: 'deposit',
    group: 'TradingDepositBonus',
    textKey: 'trading_deposit_bonus',
  },
  CompoundTrading: {
    code: 10,
    engines: ['tasks', 'places'],
    page: '/activity/competition',
    art: 'compound',
    group: 'Competition',
    textKey: 'compound_trading',
  },
} as const

export type ActivityTypeName = keyof typeof ACTIVITY_TYPE_TABLE
export type EngineName = (typeof ACTIVITY_TYPE_TABLE)[ActivityTypeName]['engines'][number]
