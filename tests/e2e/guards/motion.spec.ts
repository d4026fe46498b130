import type { Page } from '@playwright/test'
import { GROUPS } from '../support/state-groups.ts'
import { newPlayer, publishLottery } from '../support/lottery.ts'
import { SCREENS } from '../support/screens.ts'
import { expect, settle, test } from '../support/test.ts'
import { logIn } from '../support/users.ts'

/** A phone of the middle class against this machine. */
const SLOWER = 4
/** A frame of a screen of 60 Hz, with a quarter for the timer of a browser without a screen, ms. */
const FRAME_MS = 21
const ON_TIME = 0.95
/** A longer wait is seen as a stop, ms. */
const LONGEST_MS = 100
/** Other programs on the machine may take the processor in one attempt, not in each. */
const ATTEMPTS = 3

interface Frames {
  count: number
  /** Of all frames. */
  onTime: number
  /** ms */
  longest: number
}

/** Runs in the page: the times between the frames of the next `ms`. */
async function watchFrames({ ms, frameMs }: { ms: number; frameMs: number }): Promise<Frames> {
  const gaps: number[] = []
  await new Promise<void>((done) => {
    const start = performance.now()
    let last = start
    const next = (now: number) => {
      if (now > last) gaps.push(now - last)
      last = Math.max(last, now)
      if (now - start < ms) requestAnimationFrame(next)
      else done()
    }
    requestAnimationFrame(next)
  })
  // The first one is the press.
  const frames = gaps.slice(1)
  return {
    count: frames.length,
    onTime: frames.filter((gap) => gap <= frameMs).length / frames.length,
    longest: Math.max(...frames),
  }
}

/** The best of some attempts on a slowed phone; `start` begins the animation and resolves when it moves. */
async function expectSmooth(page: Page, ms: number, start: () => Promise<void>): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const seen: Frames[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await start()
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    const frames = await page.evaluate(watchFrames, { ms, frameMs: FRAME_MS })
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    seen.push(frames)
    if (frames.onTime >= ON_TIME && frames.longest <= LONGEST_MS) break
  }
  const best = seen.toSorted((a, b) => b.onTime - a.onTime)[0]
  console.info('frames', JSON.stringify(seen))
  expect(best?.onTime, JSON.stringify(seen)).toBeGreaterThanOrEqual(ON_TIME)
  expect(Math.min(...seen.map(({ longest }) => longest)), JSON.stringify(seen)).toBeLessThanOrEqual(LONGEST_MS)
  expect(best?.count).toBeGreaterThan(ms / FRAME_MS / 2)
}

const DAY_MS = 86_400_000

test(
  '[UI-3][SCR-3] the wheel turns with 60 frames a second on a phone that is four times slower',
  { tag: ['@phone', '@long'] },
  async ({ page, context }) => {
    const { activityId, alias } = await publishLottery(Date.now() + DAY_MS, 2 * ATTEMPTS)
    await logIn(context, await newPlayer(activityId))
    await expectSmooth(page, 3000, async () => {
      await page.goto(`/en/activity/lottery/${alias}`)
      await settle(page)
      await page.locator('[data-spin]').filter({ visible: true }).first().click()
      await page.locator('[data-disc][data-spinning]').waitFor()
    })
  },
)

for (const [name, id, ms] of [
  ['a claim', 'claim', 1500],
  ['a rank', 'place-won', 1500],
] as const)
  test(
    `[UI-3] the overlay of ${name} moves with 60 frames a second on a phone that is four times slower`,
    { tag: ['@phone', '@long'] },
    async ({ page }) => {
      await expectSmooth(page, ms, async () => {
        await page.goto('/en/dev/components/moments')
        await settle(page)
        // The overlay's script is loaded as after a press before it.
        const opener = page.locator(`[data-open="moment-${id}"]`)
        await opener.click()
        await page.getByRole('dialog').waitFor()
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
        await opener.click()
        await page.getByRole('dialog').waitFor()
      })
    },
  )

/** Names of what moves on the open page. */
const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.getAnimations().map((animation) => {
      const { effect } = animation
      const target = effect instanceof KeyframeEffect ? effect.target : null
      return `${target?.tagName ?? ''} ${target?.getAttribute('class') ?? ''}`
    }),
  )

test(
  '[UI-3] with reduced motion nothing moves in any state of the gallery and on any page',
  { tag: ['@once', '@long'] },
  async ({ page, user }) => {
    test.setTimeout(10 * 60_000)
    expect(user.userId).not.toBe('')
    const paths = [
      ...GROUPS.map((group) => `/dev/components/${group}`),
      ...new Set(SCREENS.filter(({ status }) => status === undefined).map(({ path }) => path)),
    ]
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of paths) {
      await page.goto(`/en${path}`)
      await settle(page)
      await expect.poll(() => moving(page), path).toEqual([])
    }
    // The check finds what moves: the same page without the wish.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto('/en/dev/components/basics')
    await expect.poll(() => moving(page)).not.toEqual([])
  },
)
