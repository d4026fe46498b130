import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { ACTIVITY_GROUPS } from '@fanfare/contract/activity-types.ts'
import { answerPresses } from '#lib/head/answers.ts'
import { ActivityFilter, type BeyondProps } from './activity-filter.tsx'
import type { ActivityCounts } from './activity-choice.ts'

beforeAll(() => {
  answerPresses()
})

const one = { total: 1, served: 1 }
const COUNTS: ActivityCounts = {
  ONGOING: { total: 2, served: 2 },
  ONGOINGLottery: one,
  ONGOINGNewUser: one,
  ENDED: one,
  ENDEDLottery: one,
}
/** As the page has it, without the code of the search. */
function Beyond({ hasResults }: BeyondProps) {
  return hasResults && <p>Results</p>
}
let loads = 0
const loadBeyond = async () => {
  loads += 1
  return Beyond
}

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
    loadBeyond={loadBeyond}
  />
)
const filter = filterOf(COUNTS)

const chosen = (container: HTMLElement) => (container.querySelector('.filter') as HTMLElement).dataset

test('[SCR-1] a tab and a type filter the list and are in the URL, without the code of the search', async () => {
  loads = 0
  const { container } = render(filter)
  expect(chosen(container)).toMatchObject({ status: 'ONGOING' })
  await userEvent.click(screen.getByRole('button', { name: 'Lucky draw' }))
  await userEvent.click(screen.getByRole('link', { name: /Ended/ }))
  expect(chosen(container)).toMatchObject({ status: 'ENDED', type: 'Lottery' })
  expect(window.location.search).toBe('?type=Lottery&status=ENDED')
  expect(screen.getByRole('status').textContent).toBe('1 activity')
  expect(loads).toBe(0)
  await userEvent.click(screen.getByRole('searchbox'))
  expect(loads).toBe(1)
})

test('[SCR-1] the browser’s Back button returns to the filter before, and the same choice twice is one step', async () => {
  const { container } = render(filter)
  await userEvent.click(screen.getByRole('button', { name: 'Lucky draw' }))
  expect(screen.queryByText('Third')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: /Ended/ }))
  await userEvent.click(screen.getByRole('link', { name: /Ended/ }))
  window.history.back()
  await waitFor(() => expect(chosen(container)).toMatchObject({ status: 'ONGOING', type: 'Lottery' }))
  // The cards of a state are in the page once it was chosen.
  expect(screen.getByText('Third').closest('ul')?.dataset.status).toBe('ENDED')
  window.history.back()
  await waitFor(() => expect(chosen(container).type).toBeUndefined())
})

test('[SCR-1] a URL opens its tab; the filter ignores unknown values', () => {
  window.history.replaceState(null, '', '/en?status=ENDED&type=Bogus')
  const { container } = render(filter)
  expect(chosen(container)).toMatchObject({ status: 'ENDED' })
  expect(chosen(container).type).toBeUndefined()
})

test('[UI-3] a choice without activities shows a sentence', async () => {
  render(filter)
  expect(screen.queryByText('Nothing here')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: /Ended/ }))
  await userEvent.click(screen.getByRole('button', { name: 'New users' }))
  expect(screen.getByText('Nothing here')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }))
  expect(screen.queryByText('Nothing here')).toBeNull()
  expect(window.location.search).toBe('')
})

test('[SCR-1] the later cards of a state are visible after “Show more” and with a chosen type, and the focus moves to them', async () => {
  render(filter)
  const isPart = () => screen.queryByRole('link', { name: 'Second' }) === null
  expect(isPart()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Lucky draw' }))
  expect(isPart()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'All types' }))
  expect(isPart()).toBe(true)
  await userEvent.click(screen.getByRole('button', { name: 'Show 1 more' }))
  expect(isPart()).toBe(false)
  expect(screen.queryByRole('button', { name: 'Show 1 more' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Second' })))
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
  const rule = (group: string) => `.filter[data-type='${group}'] li[data-type]:not([data-type='${group}'])`
  expect(Object.keys(ACTIVITY_GROUPS).filter((group) => !css.includes(rule(group)))).toEqual([])
})
