import { screen, waitFor, within, fireEvent, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi, afterEach, describe } from 'vitest'
import { lostOnce, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import type { ActivitySummary } from '@fanfare/contract/activity/activity.ts'
import { ActivityResults } from './activity-results.tsx'
import { writeUrlQuery } from '#components/ui/browser/url-query.ts'
import { inLanguage } from '#components/testing/in-language.tsx'
import { ActivitySearch } from './activity-list.tsx'
import { connectSearch } from './beyond-the-cards.tsx'
import { activityOf, CHOICES } from '#lib/testing/samples.ts'

describe('results', () => {
  const TOTAL = 80
  const activity = (index: number, status: ActivitySummary['status'] = 'ONGOING') =>
    activityOf({ activityId: `act-${index}`, alias: `cup-${index}`, title: `Cup ${index}`, status })
  const page = (pageIndex: number, pageSize: number) => ({
    activities: Array.from({ length: Math.min(pageSize, TOTAL - pageIndex * pageSize) }, (_, index) =>
      activity(pageIndex * pageSize + index),
    ),
    total: TOTAL,
  })

  interface Input {
    query: { pageIndex: number; pageSize: number; status?: string; group?: string; search?: string }
  }

  /** Renders the results of an address over `answer`; `asked` has the queries that were sent. */
  async function open(query: string, answer: (input: Input) => unknown) {
    window.history.replaceState(null, '', `/en${query}`)
    const asked: Input['query'][] = []
    await renderInRuntime(<ActivityResults {...CHOICES} />, {
      answers: {
        activityList: (input) => {
          asked.push((input as Input).query)
          return answer(input as Input)
        },
      },
    })
    return asked
  }
  beforeEach(() => {
    // jsdom has none.
    Element.prototype.scrollIntoView = vi.fn<() => void>()
  })

  const cards = () => screen.findAllByRole('heading', { level: 3 })

  test('[SCR-1] asks for the choice of the address, and its pages are steps of the address', async () => {
    const asked = await open('?status=ENDED&type=Lottery&search=cup&page=2', ({ query }) =>
      page(query.pageIndex, query.pageSize),
    )
    expect(await cards()).toHaveLength(36)
    expect(asked).toEqual([{ status: 'ENDED', group: 'Lottery', search: 'cup', pageIndex: 1, pageSize: 36 }])
    expect(screen.getByRole('status').textContent).toBe('80 activities match “\u2068cup\u2069”')
    const pager = within(screen.getByRole('navigation', { name: 'Pages of activities' }))
    expect(pager.getByText('37 to 72 of 80')).toBeTruthy()
    await userEvent.click(pager.getByRole('button', { name: 'Next page' }))
    expect(window.location.search).toBe('?status=ENDED&type=Lottery&search=cup&page=3')
    await waitFor(async () => expect(await cards()).toHaveLength(8))
    expect(pager.getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('[SCR-1] without a search the line says which activities are shown, and one page has no buttons', async () => {
    await open('?type=Lottery', () => ({ activities: [activity(1)], total: 1 }))
    expect(await cards()).toHaveLength(1)
    expect(screen.getByRole('status').textContent).toBe('1 to 1 of 1')
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('[UI-3] a failed search can be tried again', async () => {
    const answer = lostOnce(() => ({ activities: [activity(1)], total: 1 }))
    await open('?search=cup', (input) => answer(input) as ReturnType<typeof page>)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await cards()).toHaveLength(1)
  })
})

describe('search', () => {
  const DEBOUNCE_MS = 300
  let disconnect = () => undefined as void

  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
  afterEach(() => disconnect())

  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search activities' })
  const type = (value: string) => fireEvent.input(field(), { target: { value } })
  const pause = () => vi.advanceTimersByTime(DEBOUNCE_MS)

  /** Shows the field with words that were typed before its code has loaded. */
  function open(typed = '') {
    render(inLanguage(<ActivitySearch />))
    if (typed) type(typed)
    disconnect = connectSearch(field())
  }

  test('[SCR-1][API-4] the search follows the typing once it pauses, and several words are one step back', () => {
    open()
    const steps = window.history.length
    type('c')
    type('cu')
    vi.advanceTimersByTime(DEBOUNCE_MS - 1)
    expect(window.location.search).toBe('')
    vi.advanceTimersByTime(1)
    expect(window.location.search).toBe('?search=cu')
    type(' cup ')
    pause()
    expect(window.location.search).toBe('?search=cup')
    expect(window.history.length).toBe(steps + 1)
    expect(field().value).toBe(' cup ')
  })

  test('[SCR-1] Enter searches at once and loads no page', () => {
    open()
    type('cup')
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
    expect(window.location.search).toBe('?search=cup')
  })

  test('[SCR-1] the field has the search of the address, also after Back', () => {
    window.history.replaceState(null, '', '/en?search=cup&page=2')
    open()
    expect(field().value).toBe('cup')
    type('draw')
    writeUrlQuery('?status=ENDED')
    expect(field().value).toBe('')
    pause()
    expect(window.location.search).toBe('?status=ENDED')
  })

  test('[SCR-1] words typed before the code has loaded are searched, and newer words survive a late report of the address', () => {
    open('cup')
    pause()
    expect(window.location.search).toBe('?search=cup')
    type('cups')
    window.dispatchEvent(new PopStateEvent('popstate'))
    expect(field().value).toBe('cups')
  })

  test('[SCR-1] a field that is gone no longer changes the address', () => {
    open()
    type('cup')
    disconnect()
    pause()
    type('cups')
    pause()
    expect(window.location.search).toBe('')
  })
})
