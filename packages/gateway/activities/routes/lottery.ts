import { describePrizes, listMyDraws } from '#gateway/draws/list-draws.ts'
import { drawPrize, findLotteryActivity } from '#gateway/draws/draw-prize.ts'
import { readFairness } from '#gateway/draws/read-fairness.ts'
import { bind } from '#gateway/route.ts'
import { lotteryDraw, lotteryFairness, lotteryRecords } from '@fanfare/contract/lottery/draws.ts'

export const lotteryRoutes = [
  bind(lotteryDraw, async ({ query, body }, { gateway, caller, country, header, locale }) => {
    const idempotencyKey = header('idempotency-key') ?? ''
    const draw = await drawPrize(gateway, caller, { ...query, clientSeed: body.clientSeed, idempotencyKey, country })
    const activity = await findLotteryActivity(gateway, query.activityId)
    const [prize = null] = await describePrizes(gateway, [draw], { activity, locale })
    const { drawId, drawNo, nonce, rolledPrizeId, remaining } = draw
    return { drawId, drawNo, nonce, rolledPrizeId, prize, remaining }
  }),
  bind(lotteryRecords, ({ query }, { gateway, caller, locale }) => listMyDraws(gateway, caller, query, locale)),
  bind(lotteryFairness, ({ query }, { gateway }) => readFairness(gateway, query)),
]
