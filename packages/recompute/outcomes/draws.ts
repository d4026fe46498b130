import pg from 'pg'
import { assetOf, quantityOf, type Activity } from '../activity.ts'
import type { Snapshot } from '../database/snapshot.ts'
import { decimal, plain } from '../decimal.ts'
import type { Report } from '../report.ts'
import {
  canonicalTable,
  commitmentOf,
  hashOfTable,
  nextHash,
  rolledPrize,
  Stock,
  type LoggedDraw,
  type PrizeRow,
} from './draw-algorithm.ts'

interface LotteryRow {
  activityId: string
  commitment: string
  prizes: string
  prizeTableHash: string
  draws: number
  won: number
  logHash: string
  seed: string | null
}

interface StoredDraw extends LoggedDraw {
  userId: string
  hash: string
  spentRewardId: string
  remaining: number
  /** The reward of the draw; null without one. */
  asset: string | null
  quantity: string | null
}

const DRAWS = (activityId: string) => `
  select draw.draw_no, draw.user_id, draw.user_ref, draw.nonce, draw.client_seed, draw.rolled_prize_id, draw.prize_id, draw.at, draw.hash,
    draw.spent_reward_id, draw.remaining, reward.asset, reward.quantity
  from audit_draws draw
  left join audit_rewards reward on reward.user_id = draw.user_id and reward.activity_id = draw.activity_id
    and reward.source = 'draw:' || draw.draw_no
  where draw.activity_id = ${pg.escapeLiteral(activityId)} order by draw.draw_no`

/** The prize table that the file declares: a prize without a reward is "no prize". */
function tableOf({ definition }: Pick<Activity, 'definition'>): PrizeRow[] {
  const { prizes = [] } = definition
  const isNothing = (id: string | null) => id === null || prizes.find((prize) => prize.id === id)?.reward === null
  return prizes.map(({ id, weight, stock, fallback }) => ({
    prizeId: isNothing(id) ? null : id,
    weight,
    stock,
    fallbackPrizeId: isNothing(fallback) ? null : fallback,
  }))
}

const textOfPrize = (prizeId: string | null): string => prizeId ?? 'no prize'

/** Compares one lottery: its prize table, its seed, and every draw with its roll, stock, link, nonce, day and reward. */
async function compareLottery(
  snapshot: Snapshot,
  activity: Activity,
  lottery: LotteryRow,
  report: Report,
): Promise<void> {
  const { activityId, alias } = activity
  const prizes = JSON.parse(lottery.prizes) as PrizeRow[]
  const about = { activity: alias, user: '', subject: 'lottery' }
  report.compare(
    'prize tables',
    `${canonicalTable(tableOf(activity))} ${hashOfTable(prizes)}`,
    `${lottery.prizes} ${lottery.prizeTableHash}`,
    about,
  )
  if (lottery.seed !== null) report.compare('seeds of lotteries', commitmentOf(lottery.seed), lottery.commitment, about)
  const stock = new Stock(prizes)
  const nonces = new Map<string, number>()
  const onDay = new Map<string, number>()
  let hash = lottery.prizeTableHash
  let count = 0
  let won = 0
  for await (const part of snapshot.parts<StoredDraw>(DRAWS(activityId)))
    for (const draw of part) {
      count += 1
      const ofDraw = { activity: alias, user: draw.userId, subject: `draw ${draw.drawNo}` }
      if (lottery.seed === null)
        report.skip('rolls', 'without the seed, which is public once the lottery has ended and somebody has looked')
      else
        report.compare(
          'rolls',
          textOfPrize(rolledPrize(lottery.seed, activityId, draw, prizes)),
          textOfPrize(draw.rolledPrizeId),
          ofDraw,
        )
      report.compare('prizes of draws', textOfPrize(stock.pay(draw.rolledPrizeId)), textOfPrize(draw.prizeId), ofDraw)
      const nonce = nonces.get(draw.userId) ?? 0
      nonces.set(draw.userId, nonce + 1)
      hash = nextHash(hash, draw)
      report.compare('log of draws', `${count} ${nonce} ${hash}`, `${draw.drawNo} ${draw.nonce} ${draw.hash}`, ofDraw)
      if (draw.prizeId !== null) won += 1
      const reward = activity.definition.prizes?.find(({ id }) => id === draw.prizeId)?.reward ?? null
      report.compare(
        'rewards of draws',
        reward === null ? 'nothing' : `${plain(quantityOf(reward))} ${assetOf(reward)}`,
        draw.quantity === null ? 'nothing' : `${plain(decimal(draw.quantity))} ${draw.asset}`,
        ofDraw,
      )
      const most = activity.definition.drawsPerDay
      if (most === undefined) continue
      const key = `${draw.userId} ${activity.days.dayOf(draw.at)}`
      onDay.set(key, (onDay.get(key) ?? 0) + 1)
      report.compare(
        'draws of a day',
        'allowed',
        (onDay.get(key) ?? 0) <= most ? 'allowed' : `more than ${most}`,
        ofDraw,
      )
    }
  report.compare('log of draws', `${count} ${won} ${hash}`, `${lottery.draws} ${lottery.won} ${lottery.logHash}`, {
    ...about,
    subject: 'last hash',
  })
  const left = await snapshot.rows<{ prizeId: string; left: number }>(
    'select prize_id, "left" from audit_prize_stock where activity_id = $1',
    [activityId],
  )
  for (const row of left)
    report.compare('stock of prizes', String(stock.left(row.prizeId)), String(row.left), {
      ...about,
      subject: row.prizeId,
    })
}

/** Compares every lottery. */
export async function compareDraws(
  snapshot: Snapshot,
  activities: ReadonlyMap<string, Activity>,
  report: Report,
): Promise<void> {
  for (const lottery of await snapshot.rows<LotteryRow>('select * from audit_lotteries')) {
    const activity = activities.get(lottery.activityId)
    if (activity !== undefined) await compareLottery(snapshot, activity, lottery, report)
  }
}
