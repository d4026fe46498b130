import { expect, test } from 'vitest'
import { renderStill } from '#components/testing/render-still.tsx'
import type { Audience } from '@fanfare/contract/activity/activity.ts'
import { AudienceList } from './activity-aside.tsx'
import { detailOf } from '#lib/testing/samples.ts'

const html = (audience: Audience) => renderStill(<AudienceList audience={audience} />).innerHTML

test('[ACT-9] a page says the conditions of joining that the file has', () => {
  const all = html({
    newWithinDays: 30,
    minimumAgeDays: 1,
    identityNeeded: true,
    participantsMaximum: 5_000,
    notWith: [{ title: 'Autumn Trading Cup', path: '/activity/competition/autumn-trading-cup' }],
  })
  for (const words of ['at most 30 days before', 'at least 1 day old', 'verified', 'The first 5,000 people'])
    expect(all).toContain(words)
  expect(all).toContain('href="/en/activity/competition/autumn-trading-cup"')
})

test('[ACT-9] without conditions there is no list of them', () => expect(html(detailOf().audience)).toBe(''))
