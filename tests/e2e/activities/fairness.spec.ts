import { deadline } from '@fanfare/kernel/testing/deadline.ts'
import { pathToFileURL } from 'node:url'
import { lotteryFairness } from '@fanfare/contract/lottery/draws.ts'
import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { verifyIndependently } from '@fanfare/contract/testing/independent-verifier.ts'
import { expectAccessible, expectNoSideways } from '../support/check-page.ts'
import { call } from '../support/gateway.ts'
import { drawOnce, newPlayer, publishLottery } from '../support/lottery.ts'
import { text } from '../support/texts.ts'
import { expect, openPage, test } from '../support/test.ts'
import { logInAs } from '../support/users.ts'
import { welcomeId } from '../support/welcome.ts'

const WIDTHS = [320, 390, 768, 1280]
const DRAWS = 12
/** Long enough for two players to draw, ms; a busy machine gets another lottery with four times as much. */
const PLAY_MS = 15_000
const MOST_PLAY_MS = 16 * PLAY_MS

/** An ended lottery in which two players used all of their draws. */
async function playLottery(playMs = PLAY_MS): Promise<{ activityId: string; alias: string; players: number }> {
  const endTime = Date.now() + playMs
  const { activityId, alias } = await publishLottery(endTime, DRAWS)
  try {
    const players = await Promise.all([newPlayer(activityId), newPlayer(activityId)])
    for (let turn = 0; turn < DRAWS; turn += 1)
      for (const player of players) await drawOnce(player, activityId, turn % 2 === 0 ? '' : `turn-${turn}`)
    return { activityId, alias, players: players.length }
  } catch (error) {
    const isLate = Date.now() >= endTime
    if (!isLate || playMs >= MOST_PLAY_MS) throw error
    return playLottery(4 * playMs)
  }
}

const heading = (key: string, args?: Record<string, string>) => ({
  level: 1,
  name: text('en', `fairness.${key}`, args),
})
const button = (key: string) => ({ name: text('en', `fairness.${key}`) })

test('[SCR-15][GW-4] an ended lottery is verified in the browser, offline and independently @once @long', async ({
  page,
  context,
}) => {
  test.setTimeout(deadline(3 * MOST_PLAY_MS))
  const { activityId, alias, players } = await playLottery()
  const read = async () => (await call(lotteryFairness, { query: { activityId, pageSize: 500 } })).data
  await expect.poll(async () => (await read()).seed, { timeout: MOST_PLAY_MS }).not.toBeNull()
  const { seed, ...published } = await read()
  expect(published.totalDraws).toBe(players * DRAWS)
  expect(verifyIndependently({ ...published, seed: seed ?? '' })).toMatchObject({ ok: true })
  for (const id of ['act-unknown', await welcomeId(), 'x'.repeat(65)])
    expect((await page.request.get(`/en/fairness/${id}`)).status(), id).toBe(404)

  const worker = page.waitForEvent('worker')
  await openPage(page, `/en/fairness/${activityId}?draw=15`)
  await page.getByRole('button', button('verify')).click()
  expect((await worker).url()).toContain('/_next/static/')
  await expect(page.getByRole('heading', heading('verified_title'))).toBeVisible()
  await expect(page.locator('#draw-15 + tr')).toContainText(`${activityId}:`)
  await expectAccessible(page, 'a verified lottery')
  await expectNoSideways(page, WIDTHS, 'a verified lottery')

  const download = page.waitForEvent('download')
  await page.getByRole('button', button('offline_file')).click()
  const file = test.info().outputPath(`verify-${alias}.html`)
  expect((await download).suggestedFilename()).toBe(`verify-${alias}.html`)
  await (await download).saveAs(file)
  await context.setOffline(true)
  const offline = await context.newPage()
  await offline.goto(pathToFileURL(file).href)
  await expect(offline.getByRole('heading', heading('verified_title'))).toBeVisible()
  await expect(offline.getByRole('listitem')).toHaveCount(5)
  await context.setOffline(false)
})

test('[SCR-15] the demonstration’s agent finds their draws of the ended lottery first, and each of them correct @phone', async ({
  page,
}) => {
  await logInAs(page.context(), DEMO_LOGINS[2])
  await openPage(page, '/en/activity/lottery/orchard-draw')
  const count = { count: '2', value: '2' }
  await page.getByRole('link', { name: text('en', 'lottery.verify_mine', count) }).click()
  await expect(page).toHaveURL(/\/en\/fairness\//)
  await expect(page.getByText(text('en', 'fairness.mine_right', count))).toBeVisible()
})
