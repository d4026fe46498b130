import Big from 'big.js'
import { expect, test } from 'vitest'
import type { BoardDefinition } from '@fanfare/activities/engines/places.ts'
import type { TaskDefinition } from '@fanfare/activities/file/task.ts'
import { loadActivityFiles } from '@fanfare/activities/load-files.ts'
import type { ActivityFile } from '@fanfare/activities/schema.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { legalPath } from '@fanfare/languages/legal/legal-documents.ts'

const activities = loadActivityFiles()

const englishOf = ({ alias, texts }: ActivityFile) => {
  if (!texts.en) throw new Error(`${alias} has no English texts`)
  return texts.en
}

/** As texts write it: whole, or with two decimals. */
const money = ({ amount, unit }: { amount: string; unit: string }): string =>
  `${formatNumber('en', amount)}${/\.\d$/.test(amount) ? '0' : ''} ${unit}`

const days = (count: number): RegExp => new RegExp(`(?<!\\d)${count} days?(?![a-z])`)

type Fact = [name: string, pattern: RegExp | string]

const optional = <Value>(value: Value | undefined | null, factOf: (value: Value) => Fact): Fact[] =>
  value === undefined || value === null ? [] : [factOf(value)]

const factsOfTask = ({ id, target, claimDays, windowDays, friend, reward }: TaskDefinition): Fact[] => [
  ...('amount' in target ? [[`the target of ${id}`, money(target)] satisfies Fact] : []),
  [`the claim of ${id}`, days(claimDays)],
  ...optional(windowDays, (count) => [`the window of ${id}`, days(count)]),
  ...optional(friend, (conditions) => [`the days of the friend of ${id}`, days(conditions.days)]),
  ...optional(reward.expiresDays, (count) => [`the expiry of ${id}`, days(count)]),
  ...optional(reward.holdHours, (hours) => [`the hold of ${id}`, `${hours} hours`]),
]

const percent = (share: string): string => `${formatNumber('en', new Big(share).times(100).toFixed())}%`

const factsOfClasses = (board: BoardDefinition | undefined): Fact[] =>
  optional(board?.weightClasses, ({ volumeDays }) => ['the days of weight classes', days(volumeDays)]).concat(
    (board?.weightClasses?.list ?? []).flatMap(({ id, upTo }) =>
      optional(upTo, (limit) => [`the limit of the class ${id}`, money(limit)]),
    ),
  )

function factsOfEngines(file: ActivityFile): Fact[] {
  if ('teams' in file) {
    const { minMembers, maxMembers, captainShare } = file.teams
    return [
      ['the size of teams', `${minMembers} to ${maxMembers} members`],
      ...optional(captainShare, (share) => ['the part of captains', percent(share)]),
    ]
  }
  if ('factors' in file) return optional(file.factors.streak, ({ perDay }) => ['a day of a streak', percent(perDay)])
  if ('board' in file) return factsOfClasses(file.board)
  if ('cover' in file) return optional(file.cover, ({ limit }) => ['the most of a cover', money(limit)])
  return []
}

/** The facts of the definition that the English texts must have. A cancelled activity pays nothing. */
const factsOf = (file: ActivityFile): Fact[] =>
  file.cancelled
    ? []
    : [
        ...optional(file.pool, (pool) => ['the pool', money(pool)]),
        ...optional(file.settleDays, (count) => ['the days until results are final', days(count)]),
        ...optional(file.audience.newWithinDays, (count) => ['the age of accounts', days(count)]),
        ...file.tasks.flatMap(factsOfTask),
        ...factsOfEngines(file),
      ]

/** Of the tasks' rewards, by type: each amount, or their sum. */
function missingRewards({ tasks }: ActivityFile, text: string): string[] {
  const amounts = tasks.flatMap(({ reward: { type, amount } }) => ('unit' in amount ? [{ type, ...amount }] : []))
  return [...Map.groupBy(amounts, ({ type }) => type)].flatMap(([type, rewards]) => {
    const unit = rewards[0]?.unit ?? ''
    const sum = rewards.reduce((total, { amount }) => total.plus(amount), new Big(0)).toFixed()
    const says = (amount: string) => text.includes(` ${money({ amount, unit })}`)
    return says(sum) || rewards.every(({ amount }) => says(amount)) ? [] : [`the rewards of type ${type}`]
  })
}

const missingFacts = (file: ActivityFile, text: string): string[] => [
  ...factsOf(file).flatMap(([fact, pattern]) =>
    (typeof pattern === 'string' ? text.includes(pattern) : pattern.test(text)) ? [] : [`${fact}: ${pattern}`],
  ),
  ...missingRewards(file, text),
]

test.each(activities.map((file) => [file.alias, file] as const))(
  '[ACT-9] the English rules of %s say who may take part and link to the promotion terms',
  (_, file) => {
    const { rules } = englishOf(file)
    expect(rules).toContain(`](${legalPath('promotions')})`)
    if (!file.cancelled) expect(rules).toMatch(/18 or over/)
  },
)

test.each(activities.map((file) => [file.alias, file] as const))(
  '[ACT-9] the English texts of %s have the amounts and deadlines of its definition',
  (_, file) => expect(missingFacts(file, JSON.stringify(englishOf(file)))).toEqual([]),
)

test('[ACT-9] a wrong deadline or amount in the texts is found', () => {
  const welcome = activities.find(({ alias }) => alias === 'welcome-tasks')
  if (!welcome) throw new Error('no welcome tasks')
  const text = JSON.stringify(englishOf(welcome))
  expect(missingFacts(welcome, text.replaceAll('7 days', '8 days'))).toContain(`the claim of invite-trader: ${days(7)}`)
  expect(missingFacts(welcome, text.replaceAll('35 USDT', '53 USDT'))).toEqual(['the rewards of type FUTURES_COUPON'])
})
