import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { cash } from '#gateway/testing/activity-file.ts'
import { createDb } from '#gateway/db/client.ts'
import { createLotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import type { DrawRule } from './rules.ts'
import { judgeAuditRules } from './run-audit.ts'

const world = await createLotteryWorld()

afterAll(() => admin.destroy())

const rulesBrokenBy = (damage: string) =>
  world.database.damaged(damage, async (tx) => (await judgeAuditRules(tx)).violations.map(({ rule }) => rule))

const admin = createDb({ connectionString: world.database.adminUrl, poolSize: 1 })
const prizes = [{ id: 'one', weight: 1, stock: 5, fallback: null, reward: cash('1') }]
const activityId = await world.publishLottery({ prizes })
const players = [await world.addPlayer(activityId), await world.addPlayer(activityId)]
for (const userId of [...players, ...players]) await world.draw(userId, activityId)

test('[D-18] draws that the gateway made break no rule', async () => {
  expect(await rulesBrokenBy('select 1')).toEqual([])
})

const DAMAGES: [DrawRule, string][] = [
  ['draws form a chain', `update draws set client_seed = 'x' where draw_no = 1`],
  ['draws form a chain', `update draws set at = at + 1 where draw_no = 4`],
  ['draws form a chain', `update draws set hash = 'x' where draw_no = 2`],
  ['draws form a chain', `delete from draws where draw_no = 2`],
  ['draws form a chain', `delete from draws where draw_no = 4`],
  ['draws form a chain', `update draws set nonce = 7 where draw_no = 3`],
  ['lottery counts its draws', `delete from draws`],
  ['lottery counts its draws', `update lotteries set won = 3`],
  ['stock is what no draw has won', `update prize_stock set "left" = 2`],
  ['won draw is a reward', `delete from rewards where source = 'draw:1'`],
  ['won draw is a reward', `update draws set prize_id = null where draw_no = 1`],
  ['draw spends a claimed draw', `update rewards set "left" = 3 where reward_type = 'LOTTERY_COUNT'`],
  ['draw spends a claimed draw', `update draws set user_id = 'u-other' where draw_no = 1`],
]

test.each(DAMAGES)('[D-18] the audit finds damage to the rule: %s (%s)', async (rule, damage) => {
  expect(await rulesBrokenBy(damage)).toContain(rule)
})

const REFUSED = [
  `delete from draws`,
  `update draws set prize_id = 'one'`,
  `update lotteries set encrypted_seed = 'x'`,
  `update lotteries set commitment = repeat('0', 64)`,
  `update lotteries set prizes = '[]'`,
  `update lotteries set draws = 1, won = 1`,
  `update prize_stock set "left" = -1`,
  `update prize_stock set "left" = stock + 1`,
  `truncate draws`,
  `delete from lotteries`,
  `update lotteries set revealed_at = 1; update lotteries set draws = draws + 1`,
  `update lotteries set revealed_at = 1; update lotteries set revealed_at = null`,
]
test.each(REFUSED)('[D-18] the database refuses: %s', async (damage) => {
  const attempt = admin.transaction().execute((tx) => sql.raw(damage).execute(tx))
  await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/^23/) })
})
