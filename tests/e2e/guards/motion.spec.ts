import { GROUP_NAMES } from '#gallery/groups/groups.ts'
import type { Page } from '@playwright/test'
import { newPlayer, publishLottery, WHEEL_PRIZES } from '../support/lottery.ts'
import { text } from '../support/texts.ts'
import { rest } from '../support/settle.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'
import { moving } from '../support/visit.ts'

/** A phone of the middle class against this machine. */
const SLOWER = 4
/** A longer wait is seen as a stop, ms. */
const LONGEST_MS = 100
/** The tasks of the main thread may take this part of the time. */
const BUSY = 0.8
/** Garbage is collected in one attempt and not in the next. */
const ATTEMPTS = 3

interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  /** µs */
  ts: number
  /** Processor time of the thread, µs. */
  tdur?: number
  /** Of one animation in its pid; used again after its end. */
  id2?: { local?: string }
  args: { name?: string; data?: { displayName?: string; nodeName?: string; compositeFailed?: number } }
}

/** Of the main thread of a phone that is four times slower. */
interface Motion {
  tasks: number
  /** Names of animations that the compositor runs, whatever the main thread does (ADR 0154). */
  composited: string[]
  /** Names of those that wait for the main thread. */
  waiting: string[]
  /** ms */
  longest: number
  busy: number
}

/** Where the animation begins in the trace. */
const MARK = 'moves'
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'blink.animations', 'blink.user_timing']
/** Nothing moves by these: the ring of the seconds, a pressed button. */
const MAY_WAIT = ['stroke-dashoffset', 'background-color']
/** Chromium's reason for what is not painted at the time, such as a spinner that has just been removed. */
const HAS_NO_EFFECT = 1 << 17

/** By whether the browser gave an animation of the page to its compositor. */
function animationsIn(events: readonly TraceEvent[], pid: number): Pick<Motion, 'composited' | 'waiting'> {
  const running = new Map<string, { name: string; isWaiting: boolean }>()
  const all: { name: string; isWaiting: boolean }[] = []
  const mine = events.filter((event) => event.pid === pid && event.name === 'Animation')
  for (const { ph, id2, args } of mine.toSorted((one, other) => one.ts - other.ts)) {
    const id = id2?.local ?? ''
    const { displayName, nodeName = '', compositeFailed = 0 } = args.data ?? {}
    if (ph === 'b') {
      const animation = { name: displayName || nodeName, isWaiting: false }
      running.set(id, animation)
      all.push(animation)
    }
    const animation = running.get(id)
    if (animation && compositeFailed & ~HAS_NO_EFFECT) animation.isWaiting = true
  }
  const names = (isWaiting: boolean) => [
    ...new Set(all.filter((one) => one.isWaiting === isWaiting).map(({ name }) => name)),
  ]
  return { composited: names(false), waiting: names(true).filter((name) => !MAY_WAIT.includes(name)) }
}

/** `ms`: how long from the mark on. */
function motionIn(events: readonly TraceEvent[], ms: number): Motion {
  const mark = events.find(({ name }) => name === MARK)
  if (!mark) throw new Error('the trace has no mark')
  const isWatched = ({ name, ph, pid, tid, ts }: TraceEvent) =>
    name === 'RunTask' && ph === 'X' && pid === mark.pid && tid === mark.tid && ts > mark.ts && ts < mark.ts + 1000 * ms
  // Processor time, which other programs on the machine do not lengthen.
  const costs = events.filter(isWatched).map(({ tdur = 0 }) => (tdur / 1000) * SLOWER)
  return {
    tasks: costs.length,
    ...animationsIn(events, mark.pid),
    longest: Math.max(0, ...costs),
    busy: costs.reduce((sum, cost) => sum + cost, 0) / ms,
  }
}

const isSmooth = ({ waiting, longest, busy }: Motion): boolean =>
  waiting.length === 0 && longest <= LONGEST_MS && busy <= BUSY

interface Scenario {
  /** The ends of the names of what has to move. */
  moves: readonly string[]
  open: () => Promise<void>
  start: () => Promise<void>
  end?: () => Promise<void>
}

/** Watches `ms` from the moment when `start` has resolved; one of some attempts has to be smooth. */
async function expectSmooth(page: Page, ms: number, { moves, open, start, end }: Scenario): Promise<void> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  const seen: Motion[] = []
  for (let attempt = 0; attempt < ATTEMPTS && !seen.some(isSmooth); attempt += 1) {
    await open()
    await browser.startTracing(page, { categories: CATEGORIES })
    await start()
    await page.evaluate(
      ([name, time]) => {
        performance.mark(name)
        return new Promise((done) => setTimeout(done, time))
      },
      [MARK, ms] as const,
    )
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    seen.push(motionIn(traceEvents, ms))
    await end?.()
  }
  for (const { composited } of seen)
    for (const name of moves)
      expect(
        composited.some((one) => one.endsWith(name)),
        `${name} of ${composited.join()}`,
      ).toBe(true)
  expect(seen.at(-1)?.tasks, JSON.stringify(seen)).toBeGreaterThan(10)
  expect(seen.some(isSmooth), JSON.stringify(seen)).toBe(true)
}

const DAY_MS = 86_400_000

test(
  '[UI-3][SCR-3] the wheel turns on the compositor, and the page answers on a phone that is four times slower',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    const { activityId, alias } = await publishLottery(Date.now() + DAY_MS, 2 * ATTEMPTS, WHEEL_PRIZES)
    await logIn(context, await newPlayer(activityId))
    const open = async () => {
      await page.goto(`/en/activity/lottery/${alias}`)
      await settle(page)
    }
    const start = async () => {
      await page.getByRole('button', { name: text('en', 'lottery.spin_many', { value: '1' }), exact: true }).click()
      await page.locator('[data-disc][data-spinning]').waitFor()
    }
    // Otherwise the next page would open with this result, over its wheel.
    const end = async () => {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    }
    await expectSmooth(page, 3000, { moves: ['transform'], open, start, end })
  },
)

for (const [name, id, moves] of [
  ['a claim', 'claim', ['_fly', '_slide', '_pop', '_count']],
  ['a rank', 'place-won', ['_fly', '_slide', '_pop']],
] as const)
  test(
    `[UI-3] the overlay of ${name} moves on the compositor, and the page answers on a phone that is four times slower`,
    { tag: ['@phone', '@long'] },
    async ({ page }) => {
      const dialog = page.getByRole('dialog')
      const start = async () => {
        await page.locator(`[data-open="moment-${id}"]`).click()
        await dialog.waitFor()
      }
      const open = async () => {
        await page.goto('/en/dev/components/moments')
        // Under an overlay of a user lies one page, not all states of it.
        await page.locator('[data-state]:not([data-state="open"])').evaluateAll((states) => {
          for (const state of states) if (state instanceof HTMLElement) state.hidden = true
        })
        // Its script is loaded, as before a press of a user. The page never settles: states of it are busy for ever.
        await expect(async () => {
          await page.locator(`[data-open="moment-${id}"]`).click()
          await expect(dialog).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'detached' })
      }
      await expectSmooth(page, 1500, { moves, open, start })
    },
  )

test(
  '[UI-3] with reduced motion nothing moves in any state of the gallery',
  { tag: ['@once', '@long'] },
  async ({ page }) => {
    test.setTimeout(10 * 60_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const group of GROUP_NAMES) {
      await page.goto(`/en/dev/components/${group}`)
      // Some states are busy for ever.
      await rest(page)
      await expect.poll(() => moving(page), group).toEqual([])
    }
    // The check finds what moves: the same page without the wish.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/en/dev/components/basics')
    await expect.poll(() => moving(page)).not.toEqual([])
  },
)
