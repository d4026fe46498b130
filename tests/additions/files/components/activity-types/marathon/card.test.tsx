import { IntlProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ActivityCard } from '#components/activity/card/activity-card.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ACTIVITY_TYPES } from '@fanfare/contract/activity-types.ts'
import { loadMessages } from '@fanfare/languages/messages.ts'

const { code, page } = ACTIVITY_TYPES.Marathon
const activity: ActivitySummary = {
  activityId: 'a1',
  alias: 'a-run',
  activityType: code,
  title: 'A run',
  subtitle: '',
  pool: null,
  startTime: 0,
  endTime: 100,
  status: 'ONGOING',
  outcome: null,
  participants: 0,
  image: '',
  path: `${page}/a-run`,
}

test('[SCR-1] the card has the name and the fact of its type', () => {
  const html = renderToStaticMarkup(
    <IntlProvider locale="en" messages={loadMessages('en')} timeZone="UTC">
      <ActivityCard activity={activity} />
    </IntlProvider>,
  )
  expect(html).toContain('Verifiable')
  expect(html).toContain('Marathon')
})
