import { activityFileSchema, type ActivityFile } from '@fanfare/activities/schema.ts'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { GOODWILL_ALIAS } from '@fanfare/contract/goodwill-alias.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { messageTexts } from '../../messages/message-texts.ts'

/** The activity without a page that pays goodwill: always ongoing, without tasks and in no list (staff.md §6). */
export function goodwillFile(budget: ActivityFile['budget']): ActivityFile {
  const texts = LOCALES.map((locale) => {
    const title = messageTexts(locale)('message.goodwill_name', {})
    return [locale, { title, rules: title }] as const
  })
  return activityFileSchema.parse({
    alias: GOODWILL_ALIAS,
    // Any type will do: it has no tasks.
    type: ACTIVITY_TYPE_NAMES[0],
    timeZone: 'UTC',
    startTime: '2020-01-01T00:00:00Z',
    endTime: '2999-01-01T00:00:00Z',
    listed: false,
    tasks: [],
    budget,
    texts: Object.fromEntries(texts),
  })
}
