import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memberAnswers, renderInRuntime } from '#components/testing/render-in-runtime.tsx'
import { activityDays } from '#lib/competition/streak-days.ts'
import { serverNow } from '#lib/http/clock.ts'
import { selectNextStep } from '#store/slices/next-step.ts'
import { FACTORS, myCompoundOf } from '#lib/testing/compound.ts'
import { activityOf, usdt } from '#lib/testing/samples.ts'
import { CombineLive, CompoundPart, TracksLive } from './compound-live.tsx'
import type { CompoundSubject } from './compound-subject.ts'

const DAY = 86_400_000

/** The seventh of fourteen days. */
const startTime = (Math.floor(serverNow() / DAY) - 6) * DAY
const schedule = { startTime, endTime: startTime + 14 * DAY, timeZone: 'UTC' }
const SUBJECT: CompoundSubject = {
  activityId: 'a1',
  status: 'ONGOING',
  outcome: null,
  ...schedule,
  markets: ['futures'],
  minimum: null,
  minimumTraders: 0,
  factors: { ...FACTORS, streak: { perDay: '0.02', entries: 12, minimumEntries: 10 } },
  days: activityDays(schedule),
  bases: { low: usdt('40'), high: usdt('1200'), lastRank: 455 },
  facts: null,
}

const HERO = { ...activityOf(), promise: '' }

const plain = (element: HTMLElement): string => (element.textContent ?? '').replaceAll(/[\u00A0\u2066-\u2069]/g, ' ')
const combined = async (name: RegExp): Promise<string> => plain(await screen.findByRole('region', { name }))
const lists = () => screen.getAllByRole('list', { name: 'Tracks of this activity' })
const tiles = () => lists()[0] as HTMLElement
const track = (name: string): string => plain(within(lists()[1] as HTMLElement).getByRole('listitem', { name }))

test('[SCR-4] a member sees the tracks, their product, what would change it and the next step', async () => {
  const compound = myCompoundOf(SUBJECT.days, { asOf: serverNow() }, SUBJECT.factors)
  const { store } = await renderInRuntime(
    <>
      <CompoundPart part="headline" subject={SUBJECT} hero={HERO} />
      <TracksLive subject={SUBJECT} />
      <CombineLive subject={SUBJECT} />
    </>,
    { logsIn: true, answers: memberAnswers({ applied: true, rank: 188, compound }) },
  )
  const prize = await combined(/What would change it/)
  const tile = (name: RegExp) => plain(within(tiles()).getByText(name).closest('li') as HTMLElement)
  expect(tile(/^Volume$/)).toBe('VolumeRank 21240 USDT')
  expect(tile(/^ROI$/)).toBe('ROI× 1.20+4.20%')
  expect(tile(/^Streak$/)).toBe('Streak× 1.10')
  expect(plain(document.querySelector('[data-product]') as HTMLElement)).toBe('40 × 1.20 × 1.10 = 52.80 USDT')
  expect(prize).toContain('Reach rank 200: 4,890.00 USDT more volume, about 4.89 USDT in fees79.20 USDT')
  expect(prize).toContain('Trade on each of the 8 days left60.48 USDT')
  expect(prize).toContain('ROI falls below 3%44.00 USDT')
  expect(prize).toContain('ROI is void, with fewer than 1,000 ranked traders44.00 USDT')
  expect(prize).not.toContain('stays within the pool')
  for (const [name, part] of [
    ['Volume', 'Rank 212'],
    ['Volume', 'Base prize 40 USDT. Rank 200 pays 60 USDT, 4,890.00 USDT more volume to go.'],
    ['ROI', 'Factor 1.20'],
    ['ROI', 'Deposits of 500 USDT reached'],
    ['ROI', '3,180 traders ranked, 1,000 needed'],
    ['Streak', '+10%'],
    // Numbers below 20 are hidden.
    ['Streak', 'Enough ranked traders, 10 needed'],
    ['Streak', 'Trade by'],
  ] as const)
    expect(track(name)).toContain(part)
  expect(screen.getByRole('img', { name: '5 of 14 days traded, 1 missed' })).toBeDefined()
  const step = selectNextStep(store.getState(), 'a1')
  expect(step).toMatchObject({ label: 'Trade now', to: { target: 'contract-btcusdt' } })
  expect(step?.line).toMatch(/^Pays 52\.80\sUSDT today\. Trade by .+ to add today to your streak\.$/)
})
