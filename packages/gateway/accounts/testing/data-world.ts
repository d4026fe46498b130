import { sql } from 'kysely'
import { registerUser } from '#gateway/accounts/register-user.ts'
import { UNKNOWN_CLIENT } from '#gateway/accounts/db/tokens.ts'
import { saveAddress } from '#gateway/rewards/save-address.ts'
import { TeamCup } from '#gateway/teams/testing/team-world.ts'
import { createTeam } from '#gateway/teams/join-team.ts'
import { claimReward } from '#gateway/rewards/claim-reward.ts'
import { createLotteryWorld, type LotteryWorld } from '#gateway/draws/testing/lottery-world.ts'
import { createAuditedWorld } from '#gateway/testing/audited-world.ts'
import type { RebateWorld } from '#gateway/agents/testing/rebate-world.ts'
import { nextEventId, trade, tradeTask } from '#gateway/testing/task-world.ts'

export const PASSWORD = 'a quiet harbour at dawn'

export type Person = Awaited<ReturnType<Awaited<ReturnType<typeof createDataWorld>>['addPerson']>>

const ADDRESS = { phone: '+49 30 7700', country: 'DE', city: 'Kleinmachnow', postalCode: '14532' }

/** The audited world with its server, and people who have used everything. */
export async function createDataWorld() {
  const world = await createAuditedWorld()
  const { gateway, clock } = world
  const lotteries = await createLotteryWorld(world)
  const prizes = await publishPrizes(lotteries)
  const cup = await TeamCup.publish(world, { alias: 'team-cup-of-people' })
  const claimed = await world.publish({ alias: 'claimed-task', tasks: [tradeTask()] })
  const openActivityId = await world.publish({ alias: 'open-task', tasks: [tradeTask()] })
  /** A user with rows in every table of users, whose words are found nowhere else. */
  const addPerson = async (name: string) => {
    const email = `${name}@people.test`
    const { session } = await registerUser(
      gateway,
      { email, password: PASSWORD, languageType: 1 },
      { device: null, client: { ...UNKNOWN_CLIENT, browser: 'Chrome' } },
    )
    const { userId, token } = session
    const { rows } = await sql<{ familyId: string }>`
      select family_id from token_families where user_id = ${userId}`.execute(gateway.db)
    const caller = { userId, familyId: rows[0]?.familyId ?? '', agentId: null }
    for (const activityId of [prizes, cup.activityId, claimed, openActivityId])
      await world.joinActivity(userId, activityId)
    await world.send(trade(userId, clock.now()))
    await sendNickname(world, userId, `${name}-trader`)
    await world.evaluate()
    await claimReward(gateway, { userId }, { activityId: claimed, taskId: 'first-trade' }, 'en')
    await claimReward(gateway, { userId }, { activityId: prizes, taskId: 'trade-task' }, 'en')
    await lotteries.draw(userId, prizes)
    const [prize] = await world.server.rows('rewards', { userId, rewardType: 'PHYSICAL' })
    await saveAddress(
      gateway,
      { userId },
      { ...ADDRESS, name: `${name} Home`, line1: `${name} Street 1`, rewardId: prize?.rewardId ?? '' },
    )
    const { teamId } = await createTeam(gateway, caller, cup.activityId, { name: `${name} team`, access: 'OPEN' })
    const memberId = await cup.member(teamId)
    await world.saveAgent({ userId })
    await writeWords(world, { userId, activityId: claimed }, name)
    await sql`insert into messages (message_id, user_id, cause, type, kind, params, activity_id, created_at)
      values (${gateway.newId('m')}, ${memberId}, 'team', 'ACTIVITY', 'team_joined', ${JSON.stringify({ team: `${name} team` })}::jsonb,
        ${cup.activityId}, ${clock.now()}::bigint)`.execute(gateway.db)
    return {
      ...caller,
      loginName: session.loginName,
      token,
      /** Each of them identifies the user. */
      words: [email, `${name} Home`, `${name} Street 1`, `${name} team`, ...WORDS.map((word) => `${name}-${word}`)],
      openActivityId,
      teamId,
      memberId,
    }
  }
  return { ...world, addPerson }
}

const publishPrizes = (lotteries: LotteryWorld) =>
  lotteries.publishLottery({
    alias: 'prizes-of-people',
    prizes: [
      {
        id: 'wallet',
        weight: 1,
        stock: 20,
        fallback: null,
        reward: { type: 'PHYSICAL', kind: 'InKind', amount: { item: 'wallet' } },
      },
    ],
    texts: { en: { title: 'Test', rules: 'Rules', labels: { wallet: 'Wallet' } } },
  })

const sendNickname = (world: RebateWorld, userId: string, nickname: string) =>
  world.send({
    eventId: nextEventId(),
    type: 'lead.stats',
    userId,
    occurredAt: world.clock.now(),
    roi30d: '0.1',
    worstFall: '-0.1',
    profitShare: '0.1',
    followers: 1,
    capacity: 10,
    authentic: true,
    nickname,
  })

/** Free words of users, each with the name before it. */
const WORDS = ['reason', 'channel', 'link', 'label', 'view', 'note', 'tag', 'message', 'noted'] as const

async function writeWords(
  world: RebateWorld,
  { userId, activityId }: { userId: string; activityId: string },
  name: string,
) {
  const { gateway, campaignId, clock } = world
  const at = sql`${clock.now()}::bigint`
  const word = (kind: (typeof WORDS)[number]) => `${name}-${kind}`
  const other = await world.addUser()
  const statements = [
    sql`insert into back_applications (activity_id, user_id, reason, contact_allowed, status, applied_at)
      values (${activityId}, ${userId}, ${word('reason')}, true, 'RECEIVED', ${at})`,
    sql`insert into agent_applications (application_id, user_id, channel, link, country, applied_at)
      values (${gateway.newId('app')}, ${userId}, ${word('channel')}, ${`https://example.test/${word('link')}`}, 'DE', ${at})`,
    sql`update agent_codes set label = ${word('label')} where agent_id = ${userId}`,
    sql`insert into agent_views (campaign_id, agent_id, items, updated_at)
      values (${campaignId}, ${userId}, ${JSON.stringify([{ name: word('view') }])}::jsonb, ${at})`,
    sql`insert into referral_notes (agent_id, user_id, note, tag, updated_at)
      values (${userId}, ${other}, ${word('note')}, ${word('tag')}, ${at}), (${other}, ${userId}, ${word('noted')}, '', ${at})`,
    sql`insert into messages (message_id, user_id, cause, type, kind, params, created_at)
      values (${gateway.newId('m')}, ${userId}, 'test', 'ACTIVITY', 'team_joined', ${JSON.stringify({ team: word('message') })}::jsonb, ${at})`,
    sql`insert into message_settings (user_id, "off", quiet, updated_at) values (${userId}, '["reward_granted"]', null, ${at})`,
    sql`insert into account_tags (user_id, tags, vip_tier, occurred_at, event_id) values (${userId}, '{new}', 1, ${at}, ${gateway.newId('tag')})`,
    sql`insert into shares (receipt, user_id, activity_id, day, number, at) values (${gateway.newId('share')}, ${userId}, ${activityId}, 1, 0, ${at})`,
  ]
  for (const statement of statements) await statement.execute(gateway.db)
}

export async function dumpTables(world: RebateWorld): Promise<Map<string, string>> {
  return world.database.asOwner(async (db) => {
    const { rows } = await sql<{ name: string }>`
      select relname::text as name from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`.execute(db)
    const tables = new Map<string, string>()
    for (const { name } of rows) {
      const dump = await sql<{
        text: string | null
      }>`select string_agg(to_jsonb(t)::text, e'\n') as text from ${sql.table(name)} t`.execute(db)
      tables.set(name, dump.rows[0]?.text ?? '')
    }
    return tables
  })
}
