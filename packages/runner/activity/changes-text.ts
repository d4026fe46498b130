import Big from 'big.js'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { rewardWords } from '@fanfare/contract/staff/product-words.ts'
import { languageName } from '@fanfare/languages/languages.ts'

type Publication = CallData<typeof publishActivity>
/** The parts of a publication's answer that say what it changes. */
type Changes = Pick<Publication, 'alias' | 'created' | 'changed' | 'version'>
type Consequences = Publication['consequences']

const day = (at: number) => new Date(at).toISOString()

/** Says what a publication changes, what it would show and pay, and what follows from it. */
export function tellChanges(say: (line: string) => void, changes: Changes & { consequences: Consequences }): void {
  say(changesText(changes))
  if (changes.created || changes.changed.length > 0) for (const line of shownOnceMore(changes.consequences)) say(line)
  for (const line of consequencesLines(changes.consequences)) say(line)
}

const localeNames = (locales: readonly string[]) => locales.map(languageName).join(', ')

/** The languages whose texts are older than their English; empty without one. */
export const staleLanguages = (consequences: Consequences): string =>
  localeNames(consequences?.languages.stale.map(({ locale }) => locale) ?? [])

/** Title, times, sums and languages once more, as the console shows them before it publishes. */
function shownOnceMore(consequences: Consequences): string[] {
  const activity = consequences?.activity
  if (activity === undefined || consequences === null) return []
  const { title, startTime, endTime, pool } = activity
  const { whole, inherits, missing } = consequences.languages
  const sums = consequences.budget.map(
    ({ rewardType, unit, after }) => `${after} ${unit} as ${rewardWords(rewardType)}`,
  )
  const stale = staleLanguages(consequences)
  return [
    `Title: ${title}`,
    `Starts ${day(startTime)}, ends ${day(endTime)}.`,
    `Pays at most: ${sums.join(', ') || 'nothing'}.${pool === null ? '' : ` Shows a pool of ${pool.amount} ${pool.unit}.`}`,
    `Languages: ${whole.length + inherits.length} whole.${stale === '' ? '' : ` Older than their English: ${stale}.`}${
      missing.length === 0 ? '' : ` Missing: ${localeNames(missing)}.`
    }`,
  ]
}

/** A line for each task that changes for participants, each budget, each page that shows another activity, and each warning. */
function consequencesLines(consequences: Consequences) {
  if (consequences === null) return []
  const { participants, tasks, budget, pages, warnings } = consequences
  return [
    ...tasks.flatMap(({ taskId, effect, people }) =>
      people > 0 ? [`${taskId}: ${effect}, ${people} have joined.`] : [],
    ),
    ...budget.flatMap(({ rewardType, unit, after, granted, reserved, most }) => {
      if (participants === 0 || most === '0') return []
      const left = new Big(after).minus(granted).minus(reserved).toFixed()
      return [
        `${rewardType} ${unit}: ${left} left, ${most === null ? 'no limit on what' : `at most ${most} that`} the ${participants} who joined can still earn.`,
      ]
    }),
    ...pages.map(({ path, from, until, now, then }) => {
      const end = until === null ? '' : ` until ${day(until)}`
      return `${path} shows ${then ?? 'nothing'} in place of ${now} from ${day(from)}${end}.`
    }),
    ...warnings.flatMap(({ code, path, message }) => (code === 'FALLBACK' ? [] : [`${path} ${message}.`])),
  ]
}

/** A sentence for the operator: the file is new, the same, or changes in these fields. */
export function changesText({ alias, created, changed, version }: Changes) {
  if (created) return `${alias} is new.`
  return changed.length === 0
    ? `${alias} stays as it is, version ${version}.`
    : `${alias} changes, compared with version ${version - 1}: ${changed.join(', ')}.`
}
