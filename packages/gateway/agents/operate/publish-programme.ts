import { isDeepStrictEqual } from 'node:util'
import { parseProgramme } from '@fanfare/activities/parse-files.ts'
import type { AgentProgramme } from '@fanfare/activities/programme.ts'
import { EVENT_FUTURE_TOLERANCE_MS } from '@fanfare/contract/ops/platform-event.ts'
import {
  enqueueCampaign,
  hasAgents,
  insertCampaign,
  lockCampaign,
  updateCampaign,
  type AgentCampaign,
} from '#gateway/agents/db/agent-campaigns.ts'
import type { publishProgramme as publishCall } from '@fanfare/contract/ops/publish.ts'
import type { GatewayContext } from '#gateway/context.ts'
import type { Handler } from '#gateway/route.ts'
import { withTransaction } from '#gateway/db/transaction.ts'
import { writeAudit } from '#gateway/seals/db/audit-log.ts'
import { fileFromBody, operatorActor } from '../../activities/publication/file-from-body.ts'
import { resolveMoment, scheduleFor, scheduleKeptOpen } from '../../activities/publication/schedule.ts'
import { Malformed } from '../../util/domain-error.ts'

/**
 * Replaces days since the first publication by instants, so that an unchanged file is the same at every start.
 * `isKeptOpen`: for demonstrations, whose campaign is prolonged before it ends.
 */
function withInstants(
  file: AgentProgramme,
  published: AgentCampaign | undefined,
  { now, isKeptOpen }: { now: number; isKeptOpen: boolean },
) {
  const times = (isKeptOpen ? scheduleKeptOpen : scheduleFor)(
    file,
    published ? { ...published, joined: true } : null,
    now,
  )
  const iso = (at: number) => new Date(at).toISOString()
  const news = file.news.map(({ at, texts }) => ({
    at: iso(resolveMoment(at, published?.publishedAt ?? now, file.timeZone)),
    texts,
  }))
  const definition = { ...file, news, startTime: iso(times.startTime), endTime: iso(times.endTime) }
  return { ...times, definition: JSON.parse(JSON.stringify(definition)) as AgentProgramme }
}

/** Written lines depend on these fields, so they are final once the campaign has an agent. */
const FINAL_FIELDS = new Set<string>([
  'timeZone',
  'startTime',
  'levels',
  'activeVolume',
  'deduct',
  'monthlyCap',
  'clawBack',
  'depth',
] satisfies (keyof AgentProgramme)[])

/** The terms of a level; its texts may change. */
const termsOf = (definition: AgentProgramme, field: keyof AgentProgramme): unknown =>
  field === 'levels' ? definition.levels.map(({ texts: _texts, ...terms }) => terms) : definition[field]

/**
 * Creates or updates the campaign of agents of this alias; an unchanged file has no effect. @returns also the fields that differ from the version before @throws DomainError 40000 with the field
 * that may not change, because agents were promised it
 */
export const publishProgramme = (
  { db, clock, newId }: GatewayContext,
  { file, actor, keepOpen = false }: { file: AgentProgramme; actor: string; keepOpen?: boolean },
) =>
  withTransaction(db, async (tx) => {
    const now = clock.now()
    const row = await lockCampaign(tx, { alias: file.alias })
    const next = withInstants(file, row, { now, isKeptOpen: keepOpen })
    if (next.startTime >= next.endTime) throw new Malformed('endTime', 'must be after startTime')
    const campaignId = row?.campaignId ?? newId('cmp')
    const changed = row === undefined ? [] : changedFields(row, next.definition)
    const version = (row?.version ?? 0) + Number(row === undefined || changed.length > 0)
    const answer = { campaignId, alias: file.alias, version, created: row === undefined, changed }
    if (row !== undefined && changed.length === 0) return answer
    const stored = { campaignId, alias: file.alias, ...next, at: now }
    if (row === undefined) await insertCampaign(tx, stored)
    else {
      if (await hasAgents(tx, campaignId)) refuseFinal(row, next, { changed, now, keepOpen })
      await updateCampaign(tx, stored)
      if (next.endTime > row.endTime) await enqueueCampaign(tx, campaignId, { from: row.endTime, now })
    }
    await writeAudit(tx, {
      at: now,
      actor,
      action: row === undefined ? 'programme.published' : 'programme.changed',
      subject: campaignId,
      detail: { alias: file.alias, version, fields: changed, startTime: next.startTime, endTime: next.endTime },
      change: { before: row?.definition ?? null, after: next.definition },
    })
    return answer
  })

const changedFields = ({ definition }: AgentCampaign, next: AgentProgramme) =>
  [...new Set([...Object.keys(definition), ...Object.keys(next)])].filter((field) => {
    const key = field as keyof AgentProgramme
    return !isDeepStrictEqual(definition[key], next[key])
  })

function refuseFinal(
  row: AgentCampaign,
  next: { endTime: number; definition: AgentProgramme },
  { changed, now, keepOpen }: { changed: readonly string[]; now: number; keepOpen: boolean },
) {
  for (const field of changed) {
    const key = field as keyof AgentProgramme
    if (FINAL_FIELDS.has(field) && !isDeepStrictEqual(termsOf(row.definition, key), termsOf(next.definition, key)))
      throw new Malformed(field, 'may not change: the campaign has agents')
  }
  if (keepOpen || row.endTime === next.endTime) return
  if (row.endTime <= now) throw new Malformed('endTime', 'may not change: the campaign has ended')
  if (next.endTime <= now + EVENT_FUTURE_TOLERANCE_MS)
    throw new Malformed('endTime', 'must be at least 5 min in the future')
}

/** PUT /ops/v1/programmes/{alias}. @throws DomainError 40000 whose issues name field and, for YAML, line and column */
export const publishProgrammeFromBody: Handler<typeof publishCall> = async (
  { params: { alias }, body },
  { gateway, operator },
) =>
  publishProgramme(gateway, {
    file: await fileFromBody({ alias, body }, parseProgramme),
    actor: operatorActor(operator),
  })
