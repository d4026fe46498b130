import Big from 'big.js'
import { languageOf } from '#lib/i18n/languages.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { FieldIssue } from './issue.ts'
import { assetOf, quantityOf, type ActivityFile, type ActivityTexts, type RewardDefinition } from './schema.ts'

interface PlacedReward {
  path: readonly PropertyKey[]
  reward: RewardDefinition
}

/** Every reward of the file with its path. */
export const rewardsOf = (file: Pick<ActivityFile, 'tasks' | 'prizes' | 'tiers'>): PlacedReward[] => [
  ...file.tasks.map(({ reward }, index) => ({ path: ['tasks', index, 'reward'], reward })),
  ...file.prizes.flatMap(({ reward }, index) => (reward ? [{ path: ['prizes', index, 'reward'], reward }] : [])),
  ...file.tiers.map(({ reward }, index) => ({ path: ['tiers', index, 'reward'], reward })),
]

/** The ledger's asset of a budget line, equal to `assetOf` of the rewards that the line pays. */
export const assetOfBudget = (line: ActivityFile['budget'][number]): string => `${line.rewardType}:${line.unit}`

function checkSchedule({ startTime, endTime }: ActivityFile): FieldIssue[] {
  const dayOf = (moment: string) => {
    const [, days, time] = /^([+-]\d+)d (\d{2}:\d{2})$/.exec(moment) ?? []
    return days === undefined || time === undefined ? null : Number(days) * 1440 + minutesOf(time)
  }
  const [start, end] = [dayOf(startTime), dayOf(endTime)]
  if ((start === null) !== (end === null))
    return [{ path: ['endTime'], message: 'must be of the same form as startTime: both instants, or both days' }]
  const ordered = start !== null && end !== null ? start < end : Date.parse(startTime) < Date.parse(endTime)
  return ordered ? [] : [{ path: ['endTime'], message: 'must be after startTime' }]
}
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

function checkBudget(file: ActivityFile): FieldIssue[] {
  const issues: FieldIssue[] = []
  const limits = new Map<string, string>()
  file.budget.forEach((line, index) => {
    const asset = assetOfBudget(line)
    if (limits.has(asset)) issues.push({ path: ['budget', index], message: `has a second line for ${asset}` })
    limits.set(asset, line.limit)
  })
  for (const { path, reward } of rewardsOf(file)) {
    const limit = limits.get(assetOf(reward))
    if (limit === undefined) issues.push({ path, message: `has no line in budget: ${assetOf(reward)} is needed` })
    else if (Big(limit).lt(quantityOf(reward))) issues.push({ path, message: 'is more than its whole budget' })
  }
  for (const [asset, needed] of stockValue(file)) {
    const index = file.budget.findIndex((line) => assetOfBudget(line) === asset)
    if (index >= 0 && Big(file.budget[index]?.limit ?? 0).lt(needed))
      issues.push({
        path: ['budget', index, 'limit'],
        message: `must cover the stock of the prizes: ${needed.toFixed()}`,
      })
  }
  return issues
}

/** The total of all prizes with limited stock, by asset. */
function stockValue(file: ActivityFile): Map<string, Big> {
  const values = new Map<string, Big>()
  for (const { reward, stock } of file.prizes) {
    if (reward === null || stock === null) continue
    const asset = assetOf(reward)
    values.set(asset, (values.get(asset) ?? Big(0)).plus(Big(quantityOf(reward)).times(stock)))
  }
  return values
}

function checkPrizes(file: ActivityFile): FieldIssue[] {
  if ((file.type === 'Lottery') !== file.prizes.length > 0)
    return [{ path: ['prizes'], message: 'belong to Lottery, which needs them' }]
  const next = new Map(file.prizes.map(({ id, fallback }) => [id, fallback]))
  return file.prizes.flatMap(({ id }, index) => {
    const seen = new Set<string>()
    for (let at: string | null = id; at !== null; at = next.get(at) ?? null) {
      if (seen.has(at)) return [{ path: ['prizes', index, 'fallback'], message: 'leads back to itself' }]
      seen.add(at)
    }
    return []
  })
}

function checkTexts(file: ActivityFile): FieldIssue[] {
  const tasks = new Set(file.tasks.map(({ id }) => id))
  const items = rewardsOf(file).flatMap(({ reward }) => ('item' in reward.amount ? [reward.amount.item] : []))
  const groups = file.tasks.flatMap(({ group }) => group ?? [])
  const ids = [...file.prizes, ...file.tiers].map(({ id }) => id)
  const mustBeNamed = new Set([...items, ...groups, ...ids])
  const mayBeNamed = new Set([...mustBeNamed, ...tasks])
  return Object.entries(file.texts).flatMap(([locale, texts]) => {
    if (texts === undefined) return []
    const unknown = [
      ...Object.keys(texts.tasks)
        .filter((id) => !tasks.has(id))
        .map((id) => ({ path: ['texts', locale, 'tasks', id], message: 'names no task of this file' })),
      ...Object.keys(texts.labels)
        .filter((id) => !mayBeNamed.has(id))
        .map((id) => ({ path: ['texts', locale, 'labels', id], message: 'names no item, prize, tier, task or group' })),
    ]
    // A locale that inherits (tr-CT, en-TR) has only the texts that differ.
    if (languageOf(locale as Locale).inheritsFrom !== null) return unknown
    return [...unknown, ...missingTexts(file, locale, texts, tasks, mustBeNamed)]
  })
}

function missingTexts(
  file: ActivityFile,
  locale: string,
  texts: ActivityTexts,
  tasks: ReadonlySet<string>,
  named: ReadonlySet<string>,
): FieldIssue[] {
  const missing = [...tasks].filter((id) => texts.tasks[id] === undefined)
  const nameless = [...named].filter((id) => texts.labels[id] === undefined)
  const issues = [
    ...missing.map((id) => ({ path: ['texts', locale, 'tasks'], message: `has no title for the task ${id}` })),
    ...nameless.map((id) => ({ path: ['texts', locale, 'labels'], message: `has no name for ${id}` })),
  ]
  if ((texts.consent === undefined) !== (file.consentVersion === undefined))
    issues.push({ path: ['texts', locale, 'consent'], message: 'and consentVersion need each other' })
  return issues
}

/** Checks what the schema of single fields cannot: references between fields, and the sums of the budget (ACT-9). */
export const checkActivityFile = (file: ActivityFile): FieldIssue[] => [
  ...checkSchedule(file),
  ...checkPrizes(file),
  ...checkBudget(file),
  ...checkTexts(file),
]
