import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import { ActivityCard } from '#components/activity/card/activity-card.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES, type ActivityTypeName } from '@fanfare/contract/activity-types.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'
import { pagePartsOf } from './page-parts.ts'
import { activityOf } from '#lib/testing/samples.ts'

function cardHtml(type: ActivityTypeName, more: Partial<ActivitySummary> = {}): string {
  const { code, page } = ACTIVITY_TYPES[type]
  const activity = activityOf({ activityType: code, path: `${page}/a-cup`, ...more })
  return renderStill(<ActivityCard activity={activity} />).innerHTML
}

const {
  verifiable,
  needs_app: needsApp,
  settled_line: settled,
} = loadMessages('en')['activity'] as Record<string, string>

test('[SCR-1] only a draw’s card says that it can be verified, and a settled one that it is settled', () => {
  expect(cardHtml('Lottery')).toContain(verifiable)
  expect(cardHtml('PersonalTrading')).not.toContain(verifiable)
  const ended = cardHtml('Lottery', { status: 'ENDED', outcome: 'SETTLED' })
  expect(ended).toContain(settled)
  expect(ended).not.toContain(verifiable)
})

test('[SCR-1] only a copy-trading card says that the app is needed, until the activity ends', () => {
  expect(cardHtml('CopyTrading')).toContain(needsApp)
  expect(cardHtml('CopyTrading', { status: 'ENDED' })).not.toContain(needsApp)
  expect(cardHtml('TeamTrading')).not.toContain(needsApp)
})

test('[API-5] a type that this version does not know has the common page', () => {
  expect(pagePartsOf({ activityType: 'OTHER', path: '/' })).toEqual({})
  const activity = activityOf({ activityType: 'OTHER' })
  expect(renderStill(<ActivityCard activity={activity} />).innerHTML).not.toContain(verifiable)
})
