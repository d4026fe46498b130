import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { languageOf } from '@fanfare/languages/languages.ts'
import { DEFAULT_LOCALE, LOCALES } from '@fanfare/languages/locales.ts'
import { MISSING_TEXT } from '../missing-texts.ts'
import { partsOf } from '../parts-of.ts'
import { activityFileSchema, type ActivityFile } from '../schema.ts'
import { ENGINE_EXAMPLES } from './engine-examples.ts'

const DAY_MS = 86_400_000
const STARTS_IN_DAYS = 7
const LASTS_DAYS = 14

/** Midnight in UTC, so many days after the day of `now`, ms. */
const midnight = (now: number, days: number): string =>
  `${new Date(now + days * DAY_MS).toISOString().slice(0, 10)}T00:00:00Z`

/** The content of a new file: valid but for its texts, which are all marked as missing. `now` in ms. */
export function exampleContent(type: ActivityTypeName, alias: string, now: number): Record<string, unknown> {
  const examples = ACTIVITY_TYPES[type].engines.flatMap((engine) => ENGINE_EXAMPLES[engine] ?? [])
  const last = examples.at(-1)
  const content = {
    alias,
    type,
    timeZone: 'UTC',
    startTime: midnight(now, STARTS_IN_DAYS),
    endTime: midnight(now, STARTS_IN_DAYS + LASTS_DAYS),
    pool: last?.pool,
    ...Object.assign({}, ...examples.map(({ fields }) => fields)),
    budget: last?.budget,
  } as Record<string, unknown>
  const texts = missingTexts(content)
  return { ...content, texts: Object.fromEntries(ownLocales().map((locale) => [locale, texts])) }
}

/** English first; languages that inherit have only the texts that differ. */
function ownLocales(): string[] {
  const own = LOCALES.filter((locale) => languageOf(locale).inheritsFrom === null)
  return [DEFAULT_LOCALE, ...own.filter((locale) => locale !== DEFAULT_LOCALE)]
}

function missingTexts(content: Record<string, unknown>): Record<string, unknown> {
  const file: ActivityFile = activityFileSchema.parse({ ...content, texts: { en: { title: 'x', rules: 'x' } } })
  const names = partsOf(file.type).flatMap((part) => part.namesOf(file))
  return {
    title: MISSING_TEXT,
    subtitle: MISSING_TEXT,
    rules: MISSING_TEXT,
    tasks: Object.fromEntries(file.tasks.map(({ id }) => [id, { title: MISSING_TEXT }])),
    ...(names.length > 0 && { labels: Object.fromEntries(names.map((name) => [name, MISSING_TEXT])) }),
  }
}
