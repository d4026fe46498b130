import { DAY_MS, HOUR_MS } from '@fanfare/kernel/time/durations.ts'
import Big from 'big.js'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, type Locale } from '@fanfare/languages/locales.ts'
import { NUMBER_STYLES } from '@fanfare/languages/number-styles.ts'
import { checkSchedule, lengthOf } from './check-schedule.ts'
import { didYouMean } from '@fanfare/kernel/edit-distance.ts'
import { assetOf, quantityOf, unitOfAsset } from './file/reward.ts'
import type { ActivityTexts } from './file/texts.ts'
import { fault, type FieldIssue } from './issue.ts'
import { partsOf, rewardsOf } from './engine-files.ts'
import type { ActivityFile } from './schema.ts'
import { textBlocks, untranslatedTexts } from './texts.ts'

/** The faults in fields of general campaigns and landing pages that depend on other fields. */
function checkPage({ airdrop, sectionImages, winBack, page, tasks, texts }: ActivityFile) {
  const issues: FieldIssue[] = []
  const hours = airdrop?.snapshotHours ?? []
  if (airdrop && !tasks.some(({ type }) => type === 'SPOT_HOLDS'))
    issues.push(fault('needs a SPOT_HOLDS task', 'airdrop'))
  if (hours.some((hour, index) => index > 0 && hour <= (hours[index - 1] ?? 0)))
    issues.push(fault('must be in ascending order', 'airdrop', 'snapshotHours'))
  if (winBack && page !== 'events') issues.push(fault('belongs to page events', 'winBack'))
  const sections = new Set(texts.en?.sections.map(({ key }) => key))
  for (const key of Object.keys(sectionImages ?? {}))
    if (!sections.has(key)) issues.push(fault('names no section of the texts', 'sectionImages', key))
  return issues
}

/** The ledger's asset of a budget line, equal to `assetOf` of the rewards that the line pays. */
export const assetOfBudget = (line: ActivityFile['budget'][number]) => `${line.rewardType}:${line.unit}`

function checkBudget(file: ActivityFile) {
  const issues: FieldIssue[] = []
  const limits = new Map<string, string>()
  file.budget.forEach((line, index) => {
    const asset = assetOfBudget(line)
    if (limits.has(asset)) issues.push(fault(`has a second line for ${asset}`, 'budget', index))
    limits.set(asset, line.limit)
  })
  for (const { path, reward } of rewardsOf(file)) {
    const limit = limits.get(assetOf(reward))
    if (limit === undefined)
      issues.push(
        fault(
          `has no line in budget: ${assetOf(reward)} is needed${didYouMean(assetOf(reward), limits.keys())}`,
          ...path,
        ),
      )
    else if (Big(limit).lt(quantityOf(reward))) issues.push(fault('is more than its whole budget', ...path))
  }
  for (const [asset, needed] of neededBudget(file)) {
    const index = file.budget.findIndex((line) => assetOfBudget(line) === asset)
    if (index >= 0 && Big(file.budget[index]?.limit ?? 0).lt(needed))
      issues.push(
        fault(`must cover every prize in stock and every place: ${needed.toFixed()}`, 'budget', index, 'limit'),
      )
  }
  return issues
}

/** The total of all rewards whose number is known, by asset. */
function neededBudget(file: ActivityFile) {
  const values = new Map<string, Big>()
  for (const { reward, times } of rewardsOf(file)) {
    if (times === null) continue
    const asset = assetOf(reward)
    values.set(asset, (values.get(asset) ?? Big(0)).plus(Big(quantityOf(reward)).times(times)))
  }
  return values
}

function checkTexts(file: ActivityFile, isWhole: boolean) {
  const tasks = new Set(file.tasks.map(({ id }) => id))
  const items = rewardsOf(file).flatMap(({ reward }) => ('item' in reward.amount ? [reward.amount.item] : []))
  const mustBeNamed = new Set([...items, ...partsOf(file.type).flatMap((part) => part.namesOf(file))])
  const mayBeNamed = new Set([...mustBeNamed, ...tasks])
  return Object.entries(file.texts).flatMap(([locale, texts]) => {
    if (texts === undefined) return []
    const unknown = [
      ...Object.keys(texts.tasks)
        .filter((id) => !tasks.has(id))
        .map((id) => fault(`names no task of this file${didYouMean(id, tasks)}`, 'texts', locale, 'tasks', id)),
      ...Object.keys(texts.labels)
        .filter((id) => !mayBeNamed.has(id))
        .map((id) =>
          fault(
            `names no item, prize, tier, weight class, task or group${didYouMean(id, mayBeNamed)}`,
            'texts',
            locale,
            'labels',
            id,
          ),
        ),
    ]
    // Ids of broken tasks, prizes and tiers are not known.
    const named = isWhole ? unknown : []
    // A locale that inherits (tr-CT, en-TR) has only the texts that differ.
    if (languageOf(locale as Locale).inheritsFrom !== null) return named
    const english = file.texts[DEFAULT_LOCALE]
    const untranslated = english === undefined ? [] : untranslatedTexts(locale, texts, english)
    return [...named, ...missingTexts(file, locale, texts, tasks, mustBeNamed), ...untranslated]
  })
}

function missingTexts(
  file: ActivityFile,
  locale: string,
  texts: ActivityTexts,
  tasks: ReadonlySet<string>,
  named: ReadonlySet<string>,
) {
  const missing = [...tasks].filter((id) => texts.tasks[id] === undefined)
  const nameless = [...named].filter((id) => texts.labels[id] === undefined)
  const issues = [
    ...missing.map((id) => fault(`has no title for the task ${id}`, 'texts', locale, 'tasks')),
    ...nameless.map((id) => fault(`has no name for ${id}`, 'texts', locale, 'labels')),
  ]
  if ((texts.consent === undefined) !== (file.consentVersion === undefined))
    issues.push(fault('and consentVersion need each other', 'texts', locale, 'consent'))
  return issues
}

/** Parts of a file with faults of their own, by the name of the top-level field. */
interface BrokenParts {
  /** Fields whose values cannot be used. */
  fields: ReadonlySet<string>
  /** Lists from which broken entries were removed. */
  lists: ReadonlySet<string>
}

const NONE: BrokenParts = { fields: new Set(), lists: new Set() }

/**
 * Checks what the schema of single fields cannot: references between fields, and the sums of the budget (ACT-9). A check is left
 * out if a part that it compares is `broken`.
 */
export function checkActivityFile(file: ActivityFile, broken: BrokenParts = NONE) {
  const isSound = (field: string) => !broken.fields.has(field)
  const isComplete = (field: string) => isSound(field) && !broken.lists.has(field)
  const parts = partsOf(file.type)
  const fieldsOfParts = parts.flatMap(({ fields }) => Object.keys(fields))
  return [
    ...(isSound('startTime') && isSound('endTime') ? checkSchedule(file) : []),
    ...(['airdrop', 'sectionImages', 'winBack', 'page', 'tasks', 'texts'].every(isComplete) ? checkPage(file) : []),
    ...parts.filter(({ fields }) => Object.keys(fields).every(isComplete)).flatMap((part) => part.check(file)),
    ...checkAgainstBase(file, isComplete),
    ...(isComplete('budget') && fieldsOfParts.every(isSound) ? checkBudget(file) : []),
    ...([...fieldsOfParts, 'consentVersion'].every(isSound) ? checkTexts(file, fieldsOfParts.every(isComplete)) : []),
  ]
}

/** The amounts of a text that are written with one of the units, by the number style of its language. */
function amountsIn(text: string, locale: Locale, units: readonly string[]): { amount: Big; unit: string }[] {
  const { decimalSeparator } = NUMBER_STYLES[locale]
  const written = new RegExp(String.raw`(\d[\d.,\u00A0\u202F ]*)\s?(${units.join('|')})\b`, 'gu')
  return [...text.matchAll(written)].flatMap(([, digits = '', unit = '']) => {
    const [whole = '', ...fraction] = digits.trim().split(decimalSeparator)
    const number = `${whole.replaceAll(/\D/g, '')}.${fraction.join('').replaceAll(/\D/g, '')}`.replace(/\.$/, '')
    return /^\d/.test(number) ? [{ amount: Big(number), unit }] : []
  })
}

/** The amounts in the rules of the file: a text that repeats the target of a task promises nothing. */
const askedFor = ({ pool: _pool, texts: _texts, ...rules }: ActivityFile) =>
  new Set(Array.from(JSON.stringify(rules).matchAll(/"(\d[\d.]*)"/g), ([, amount = '']) => amount))

/** The pool, titles and subtitles that name more of a unit than the budget can pay, by their dotted path. */
export function greaterPromises(file: ActivityFile) {
  const limits = new Map<string, Big>()
  for (const line of file.budget) {
    const unit = unitOfAsset(assetOfBudget(line))
    limits.set(unit, (limits.get(unit) ?? Big(0)).plus(line.limit))
  }
  const units = [...limits.keys()].filter((unit) => /^[A-Z0-9]+$/.test(unit))
  if (units.length === 0) return []
  const asked = askedFor(file)
  const warn = (path: string, amount: Big, unit: string) => {
    const limit = limits.get(unit)
    // A pool may be the worth of rewards in other units.
    if (limit === undefined || amount.lte(limit)) return []
    return [{ path, message: `names ${amount.toFixed()} ${unit}, and the budget can pay ${limit.toFixed()}` }]
  }
  return [
    ...(file.pool === null ? [] : warn('pool', Big(file.pool.amount), file.pool.unit)),
    ...textBlocks(file).flatMap(([locale, block]) =>
      (['title', 'subtitle'] as const).flatMap((field) =>
        amountsIn(block[field] ?? '', locale, units)
          .filter(({ amount }) => !asked.has(amount.toFixed()))
          .flatMap(({ amount, unit }) => warn(`texts.${locale}.${field}`, amount, unit)),
      ),
    ),
  ]
}

/** Whether factors can raise the prizes of places above the file's amounts. */
export function hasRaisingFactors(file: ActivityFile): boolean {
  if (!('factors' in file)) return false
  const { streak, roi } = file.factors
  return streak !== undefined || roi?.steps.some(({ factor }) => new Big(factor).gt(1)) === true
}

/** Factors multiply the prizes of places within the pool, so the pool has more than these prizes, and the budget covers it. */
function checkFactorsPool(file: ActivityFile) {
  if (!('tiers' in file) || !hasRaisingFactors(file)) return []
  const { pool, budget } = file
  const [first] = file.tiers
  if (first === undefined) return []
  if (pool === null) return [fault('is missing: prizes with factors are paid up to the pool', 'pool')]
  const places = rewardsOf(file).filter(({ path }) => path[0] === 'tiers')
  const foreign = places.find(({ reward }) => !('unit' in reward.amount) || reward.amount.unit !== pool.unit)
  if (foreign !== undefined) return [fault(`must be in ${pool.unit}, as the pool is`, ...foreign.path, 'amount')]
  const sum = places.reduce((total, { reward, times }) => total.plus(Big(quantityOf(reward)).times(times ?? 1)), Big(0))
  if (sum.gte(pool.amount))
    return [fault(`must be above its places, ${sum.toFixed()}: the rest pays factors above 1`, 'pool')]
  const line = budget.findIndex(({ rewardType, unit }) => rewardType === first.reward.type && unit === pool.unit)
  return line >= 0 && new Big(budget[line]?.limit ?? 0).lt(pool.amount)
    ? [fault(`must cover the pool, ${pool.amount}`, 'budget', line, 'limit')]
    : []
}

/** A plan for a time after the end never happens. */
function checkLength(file: ActivityFile) {
  const length = lengthOf(file) ?? 0
  if (length <= 0) return []
  const issues: FieldIssue[] = []
  const late = (file.airdrop?.snapshotHours ?? []).findIndex((hours) => hours * HOUR_MS >= length)
  if (late >= 0) issues.push(fault('must be before the end', 'airdrop', 'snapshotHours', late))
  if ('teams' in file && file.teams.competeAfterDays * DAY_MS >= length)
    issues.push(fault('must be before the end: no volume would count', 'teams', 'competeAfterDays'))
  return issues
}

/** Only the settlement pays places. */
const checkSettlement = (file: ActivityFile) =>
  !file.cancelled && file.settleDays === undefined && 'tiers' in file && file.tiers.some((tier) => 'rankFrom' in tier)
    ? [fault('is missing: the places of tiers are paid so many days after the end', 'settleDays')]
    : []

/** Parts of the pool need the pool, and never pay more than it. */
function checkPool(file: ActivityFile) {
  const { pool } = file
  const steps = 'board' in file ? (file.board?.poolSteps ?? []) : []
  const isShared = 'teams' in file && file.teams.poolShareMaximum !== undefined
  if (pool === null) {
    const path = steps.length > 0 ? ['board', 'poolSteps'] : ['teams', 'poolShareMaximum']
    return steps.length > 0 || isShared ? [fault('need a pool', ...path)] : []
  }
  return steps.flatMap((step, index) => {
    const path = ['board', 'poolSteps', index, 'pool']
    if (step.pool.unit !== pool.unit) return [fault(`must be ${pool.unit}, as in pool`, ...path, 'unit')]
    return new Big(step.pool.amount).gt(pool.amount) ? [fault(`must not be above pool, ${pool.amount}`, ...path)] : []
  })
}

/** Draws come from tasks, and only prizes can be drawn. */
function checkDraws(file: ActivityFile) {
  const draws = rewardsOf(file).filter(({ reward }) => reward.type === 'LOTTERY_COUNT')
  if (!('prizes' in file))
    return draws.map(({ path }) => fault('needs prizes: there is nothing to draw', ...path, 'type'))
  return draws.length > 0 ? [] : [fault('cannot be drawn: a task with a reward LOTTERY_COUNT is needed', 'prizes')]
}

/** Each check with the fields that it compares. */
const CHECKS: readonly [fields: readonly string[], check: (file: ActivityFile) => FieldIssue[]][] = [
  [['startTime', 'endTime', 'airdrop', 'teams'], checkLength],
  [['settleDays', 'cancelled', 'tiers'], checkSettlement],
  [['pool', 'board', 'teams'], checkPool],
  [['pool', 'tiers', 'factors', 'budget'], checkFactorsPool],
  [['tasks', 'tiers', 'prizes'], checkDraws],
]

/** The checks between fields of engines and those that every file has; `isComplete`: a field has no fault of its own. */
const checkAgainstBase = (file: ActivityFile, isComplete: (field: string) => boolean) =>
  CHECKS.flatMap(([fields, check]) => (fields.every(isComplete) ? check(file) : []))
