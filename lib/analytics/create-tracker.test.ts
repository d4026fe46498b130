import { expect, test } from 'vitest'
import type { AnalyticsEvent, AnalyticsFact } from '@fanfare/contract/site/analytics-event.ts'
import { createTracker } from './create-tracker.ts'

function watch(pathname: string) {
  const sent: AnalyticsEvent[] = []
  const tracker = createTracker([(event) => void sent.push(event)], () => pathname)
  return { sent, track: (fact: object) => tracker.track(fact as AnalyticsFact) }
}

test('[PAGE-1][ANA-3] an event has the label of its page and the fields of its schema, nothing else', () => {
  const { sent, track } = watch('/de/activity/lottery/harvest-draw')
  track({ name: 'claim', activity: 'a1', task: 't1', token: 'secret', email: 'ada@example.com' })
  track({ name: 'register', password: 'secret', vipCode: 'SECRET' })
  const page = { page: 'lottery', route: '/activity/lottery', locale: 'de' }
  expect(sent).toEqual([
    { name: 'claim', ...page, activity: 'a1', task: 't1' },
    { name: 'register', ...page },
  ])
})

test('[ANA-3] an unknown event and one with a field of another form are not sent', () => {
  const { sent, track } = watch('/en')
  track({ name: 'keylogger', keys: 'abc' })
  track({ name: 'claim', activity: 'ada@example.com', task: 't1' })
  expect(sent).toEqual([])
})
