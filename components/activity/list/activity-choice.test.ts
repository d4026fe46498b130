import { expect, test } from 'vitest'
import { activityOf, CHOICES } from '#lib/testing/samples.ts'
import { choiceHref, countActivities, readFilter, readPage } from './activity-choice.ts'

const read = (query: string) => {
  const params = new URLSearchParams(query)
  return { ...readFilter(params, CHOICES), ...readPage(params) }
}

test('[SCR-1] the address has state, type, search and page', () => {
  expect(read('status=ENDED&type=Lottery&search=%20big%20cup%20&page=12')).toEqual({
    status: 'ENDED',
    group: 'Lottery',
    search: 'big cup',
    page: 12,
  })
})

test.each(['', 'status=PAUSED&type=Bogus&search=%20', 'page=0', 'page=-1', 'page=1e3', 'page=99999', 'page=2.5'])(
  '[SCR-1] an address with %j has the first choice',
  (query) => expect(read(query)).toEqual({ status: 'ONGOING', group: null, search: '', page: 1 }),
)

test('[SCR-1] a change of the choice begins at the first page and keeps the rest of the query', () => {
  const query = new URLSearchParams('vipCode=AURORA7&status=ENDED&search=cup&page=4')
  expect(choiceHref(query, { type: 'Lottery' })).toBe('?vipCode=AURORA7&status=ENDED&search=cup&type=Lottery')
  expect(choiceHref(query, { status: null, search: '' })).toBe('?vipCode=AURORA7')
  expect(choiceHref(query, { page: '5' })).toBe('?vipCode=AURORA7&status=ENDED&search=cup&page=5')
  expect(choiceHref(query, {})).toBe('?vipCode=AURORA7&status=ENDED&search=cup')
})

test('[SCR-1] counts the activities of each state and group, and those with a card', () => {
  const activities = [activityOf({ path: 'a' }), activityOf({ path: 'b' }), activityOf({ status: 'ENDED', path: 'a' })]
  expect(countActivities(activities, activities.slice(1), ({ path }) => (path === 'a' ? 'Lottery' : 'Event'))).toEqual({
    ONGOING: { total: 2, served: 1 },
    ONGOINGLottery: { total: 1, served: 0 },
    ONGOINGEvent: { total: 1, served: 1 },
    ENDED: { total: 1, served: 1 },
    ENDEDLottery: { total: 1, served: 1 },
  })
})
