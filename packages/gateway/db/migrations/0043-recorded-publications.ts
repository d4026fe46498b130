import { sql, type Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import { digestOf } from '#gateway/util/digest-of.ts'

/**
 * Publications of before ADR 0094 have no complete line in the audit log. This writes one for each, so that the audit finds every later change
 * behind the guards; an earlier change cannot be found any more.
 */
export const recordedPublications: Migration = {
  async up(db: Kysely<unknown>) {
    const at = Date.now()
    const record = async (action: string, subject: string, detail: object) => {
      await sql`insert into audit_log (at, actor, action, subject, detail)
        values (${at}, 'migration', ${action}, ${subject}, ${JSON.stringify({ ...detail, request: null })})`.execute(db)
    }
    const activities = await sql<{ id: string; definition: unknown; detail: object }>`
      select activity_id as id, definition, json_build_object('alias', alias, 'version', version, 'activityType', activity_type,
        'listed', listed, 'startTime', start_time, 'endTime', end_time, 'rulesSince', rules_since) as detail from activities`.execute(
      db,
    )
    for (const { id, definition, detail } of activities.rows)
      await record('activity.recorded', id, { ...detail, after: digestOf(definition) })
    const campaigns = await sql<{ id: string; definition: unknown; detail: object }>`
      select campaign_id as id, definition, json_build_object('alias', alias, 'version', version, 'startTime', start_time, 'endTime', end_time)
        as detail from agent_campaigns`.execute(db)
    for (const { id, definition, detail } of campaigns.rows)
      await record('programme.recorded', id, { ...detail, after: digestOf(definition) })
    await sql`insert into audit_log (at, actor, action, subject, detail)
      select ${at}, 'migration', 'lottery.sealed', activity_id, json_build_object('commitment', commitment,
        'encryptedSeed', encode(sha256(convert_to(encrypted_seed, 'UTF8')), 'hex'), 'sealedAt', sealed_at, 'request', null)
      from lotteries`.execute(db)
    await sql`insert into audit_log (at, actor, action, subject, detail)
      select ${at}, 'migration', 'agent.recorded', agent_id, json_build_object('campaignId', campaign_id, 'rates', rates,
        'suspended', is_suspended, 'since', since, 'request', null)
      from agent_terms`.execute(db)
  },
}
