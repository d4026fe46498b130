import Big from 'big.js'
import { unitOfAsset } from '@fanfare/activities/file/reward.ts'
import { GOODWILL_TYPES, saveGoodwillBudget } from '@fanfare/contract/staff/goodwill.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Db } from '#gateway/db/client.ts'
import { publishIn } from '../../activities/publication/publish-activity.ts'
import { operatorActor } from '../../activities/publication/file-from-body.ts'
import { malformed } from '../../http/read-input.ts'
import { requireRevision } from '../change-headers.ts'
import { staffCommand, type ChangeInput } from '../staff-command.ts'
import { describeMoney } from '../payments/describe-payments.ts'
import { listBudgets } from '../db/activity-figures.ts'
import { findGoodwillActivity } from '../db/goodwill-grants.ts'
import { activityFileSchema, type ActivityFile } from '@fanfare/activities/schema.ts'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { GOODWILL_ALIAS } from '@fanfare/contract/aliases.ts'
import { LOCALES } from '@fanfare/languages/locales.ts'
import { messageTexts } from '../../messages/message-texts.ts'

/** The activity without a page that pays goodwill: always ongoing, without tasks and in no list. */
function goodwillFile(budget: ActivityFile['budget']) {
  const texts = LOCALES.map((locale) => {
    const title = messageTexts(locale)('message.goodwill_name', {})
    return [locale, { title, rules: title }] as const
  })
  return activityFileSchema.parse({
    alias: GOODWILL_ALIAS,
    // Any type will do, because it has no tasks.
    type: ACTIVITY_TYPE_NAMES[0],
    timeZone: 'UTC',
    startTime: '2020-01-01T00:00:00Z',
    endTime: '2999-01-01T00:00:00Z',
    listed: false,
    tasks: [],
    budget,
    texts: Object.fromEntries(texts),
  })
}

/** GET /ops/v1/goodwill/budget. */
export async function readGoodwillBudget(db: Db, { clock }: GatewayContext) {
  const activity = await findGoodwillActivity(db)
  if (activity === null) return { revision: 0, lines: [] }
  const rows = await listBudgets(db, [activity.activityId], clock.now())
  return {
    revision: activity.version,
    lines: rows.flatMap(({ asset, ...line }) => {
      const rewardType = GOODWILL_TYPES.find((type) => asset.startsWith(`${type}:`))
      if (rewardType === undefined || new Big(line.limit).eq(0)) return []
      return [{ ...line, rewardType, unit: unitOfAsset(asset) }]
    }),
  }
}

const assetOf = ({ rewardType, unit }: { rewardType: string; unit: string }) => `${rewardType}:${unit}`

/** @throws DomainError 40000 with the line that is repeated, or below what is reserved and granted */
async function check(tx: Db, gateway: GatewayContext, { body, ifMatch }: ChangeInput<typeof saveGoodwillBudget>) {
  const now = await readGoodwillBudget(tx, gateway)
  requireRevision(ifMatch, { revision: now.revision, state: 'OPEN' })
  const limits = new Map<string, string>()
  for (const [index, line] of body.lines.entries()) {
    if (limits.has(assetOf(line))) throw malformed(`lines.${index}`, `has a second line for ${assetOf(line)}`)
    limits.set(assetOf(line), line.limit)
  }
  for (const line of now.lines) {
    const committed = new Big(line.reserved).plus(line.granted)
    const index = body.lines.findIndex((one) => assetOf(one) === assetOf(line))
    if (committed.gt(limits.get(assetOf(line)) ?? 0))
      throw malformed(
        index < 0 ? 'lines' : `lines.${index}.limit`,
        `may not be less than ${committed.toFixed()} for ${assetOf(line)}: so much is reserved or granted already`,
      )
  }
  return now.lines
}

/** PUT /ops/v1/goodwill/budget: always by two persons. */
export const SAVE_GOODWILL_BUDGET = staffCommand(
  saveGoodwillBudget,
  async (tx, gateway, input, order) => {
    const before = await check(tx, gateway, input)
    const actor = operatorActor(order.staff.name)
    const { activityId } = await publishIn(tx, gateway, { file: goodwillFile(input.body.lines), actor })
    const after = await readGoodwillBudget(tx, gateway)
    await order.audit({ action: 'goodwill.funded', subject: activityId, before, after: after.lines })
    order.afterCommit(() => gateway.announceActivity(activityId))
    return after
  },
  {
    kind: 'FUND',
    needed: async (tx, gateway, input) => {
      const before = await check(tx, gateway, input)
      const { lines } = input.body
      const limitsOf = (some: typeof before | typeof lines) => new Map(some.map((line) => [assetOf(line), line.limit]))
      const [old, wanted] = [limitsOf(before), limitsOf(lines)]
      const money = [...new Set([...old.keys(), ...wanted.keys()])].map((asset) => ({
        asset,
        before: old.get(asset) ?? '0',
        after: wanted.get(asset) ?? '0',
      }))
      const costs = lines.map(({ rewardType, unit, limit }) => `${limit} ${unit} as ${rewardType}`)
      return {
        subject: 'goodwill',
        summary: `Goodwill may cost ${costs.join(', ') || 'nothing'}`,
        consequences: await describeMoney(tx, gateway, { money }),
      }
    },
    basedOn: async (tx, gateway) => String((await readGoodwillBudget(tx, gateway)).revision),
    waiting: readGoodwillBudget,
  },
)
