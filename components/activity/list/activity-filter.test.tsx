import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { ACTIVITY_GROUPS } from '@fanfare/contract/activity-types.ts'
import { answerPresses } from '#lib/head/answers.ts'
import { ActivityFilter } from './activity-filter.tsx'
import type { BeyondTheCards } from './beyond-the-cards.tsx'
import type { ActivityCounts } from './activity-choice.ts'

beforeAll(answerPresses)

const one = { total: 1, served: 1 }
const COUNTS: ActivityCounts = {
  ONGOING: { total: 2, served: 2 },
  ONGOINGLottery: one,
  ONGOINGNewUser: one,
  ENDED: one,
  ENDEDLottery: one,
}
vi.mock('./beyond-the-cards.tsx', () => ({
  BeyondTheCards: (({ hasResults }) => (hasResults ? <p>Results</p> : null)) satisfies typeof BeyondTheCards,
}))

const Card = ({ name, isLate = false }: { name: string; isLate?: boolean }) => (
  <li data-late={isLate ? '' : undefined}>
    <a href={`/en/${name}`}>{name}</a>
  </li>
)

const filterOf = (counts: ActivityCounts) => (
  <ActivityFilter
    locale="en"
    initialStatus="ONGOING"
    statuses={[
      {
        status: 'ONGOING',
        label: 'Ongoing',
        count: '2',
        cards: <Card name="First" />,
        late: <Card name="Second" isLate />,
        more: <button>Show 1 more</button>,
      },
      { status: 'ENDED', label: 'Ended', count: '1', cards: <Card name="Third" />, late: null, more: null },
    ]}
    groups={[
      { group: 'Lottery', label: 'Lucky draw' },
      { group: 'NewUser', label: 'New users' },
    ]}
    listClass="list"
    counts={counts}
    texts={{
      statusLabel: 'State',
      typeLabel: 'Kind',
      allTypes: 'All types',
      found: { one: '{value} activity', other: '{value} activities' },
    }}
    empty={<p>Nothing here</p>}
    head={<input type="search" />}
    loading={<p>Loading</p>}
    reset={<button>Show all</button>}
    nextPage={<button>Next page</button>}
  />
)
const filter = filterOf(COUNTS)

const chosen = (container: HTMLElement) => (container.querySelector('.filter') as HTMLElement).dataset

test('[SCR-1] a URL opens its tab; the filter ignores unknown values', () => {
  window.history.replaceState(null, '', '/en?status=ENDED&type=Bogus')
  const { container } = render(filter)
  expect(chosen(container)).toMatchObject({ status: 'ENDED' })
  expect(chosen(container).type).toBeUndefined()
})

test.each(['?search=cup', '?page=2', '?type=Lottery&status=ENDED&search=cup'])(
  '[SCR-1] an address with %s shows its results instead of the cards of the page',
  async (query) => {
    window.history.replaceState(null, '', `/en${query}`)
    const { container } = render(filter)
    expect(screen.getByText('Loading')).toBeTruthy()
    expect(await screen.findByText('Results')).toBeTruthy()
    expect('elsewhere' in chosen(container)).toBe(true)
    // They count all activities.
    expect(screen.queryByRole('link', { name: 'Ongoing 2' }) === null).toBe(query.includes('search'))
    expect(screen.queryByRole('button', { name: 'Show 1 more' })).toBeNull()
  },
)

test('[SCR-1] a state with more activities than cards has a next page, and a type with more cards has results', async () => {
  render(filterOf({ ...COUNTS, ONGOING: { total: 91, served: 2 }, ONGOINGLottery: { total: 90, served: 1 } }))
  await userEvent.click(screen.getByRole('button', { name: 'New users' }))
  expect(screen.queryByText('Results')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Lucky draw' }))
  expect(await screen.findByText('Results')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'All types' }))
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }))
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(window.location.search).toBe('?page=2')
  expect(screen.getByText('Results')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull()
})

test('[SCR-1] the server renders one page for every query', () => {
  window.history.replaceState(null, '', '/en?status=ENDED')
  expect(renderToString(filter)).toContain('data-status="ONGOING"')
})

test('[SCR-1] choosing a group hides the cards of every other group', () => {
  const css = readFileSync(join(import.meta.dirname, 'activity-filter.module.css'), 'utf8')
  const rule = (group: string) => `.filter[data-type='${group}'] li[data-type='${group}']`
  expect(css).toContain('.filter[data-type] li[data-type] {\n    display: none;')
  expect(Object.keys(ACTIVITY_GROUPS).filter((group) => !css.includes(rule(group)))).toEqual([])
})
