import { countMarks } from '@fanfare/activities/count-marks.ts'
import type { CallAnswer } from '@fanfare/contract/define-call.ts'
import { deleteDraft, saveDraft, type readDraft as readCall } from '@fanfare/contract/staff/drafts.ts'
import type { activityForm, editActivityFile, ownDrafts } from '@fanfare/contract/staff/editing.ts'
import { editFile } from '@fanfare/activities/edit-file.ts'
import { formSchemaOf } from '@fanfare/activities/json-schema.ts'
import { parseActivityFile } from '@fanfare/activities/parse-files.ts'
import { formNotes } from '@fanfare/activities/template/form-notes.ts'
import { newActivityText } from '@fanfare/activities/template/new-activity-text.ts'
import { DAY_MS } from '@fanfare/kernel/time/durations.ts'
import { fileFromBody } from '../../activities/publication/file-from-body.ts'
import type { GatewayContext } from '../../context.ts'
import type { Handler } from '../../route.ts'
import type { Db } from '../../db/client.ts'
import { malformed } from '../../http/read-input.ts'
import { present } from '../../util/domain-error.ts'
import { findDraft, listDrafts, lockDraft, writeDraft, type DraftRow } from '../db/activity-drafts.ts'
import { inThread } from '../../util/in-thread.ts'
import { takenIssue, yamlOf } from './duplicate-activity.ts'
import { requireRevision } from '../change-headers.ts'
import { staffCommand } from '../staff-command.ts'

type Draft = CallAnswer<typeof readCall>

/** From the last change on. */
const DRAFT_KEPT_MS = 30 * DAY_MS

const keyOf = (alias: string, operator: string | null) => ({ alias, actor: operator ?? '' })

/** Null once it is deleted, or older than 30 days. */
function draftOf(row: DraftRow | undefined, now: number) {
  if (row === undefined || row.yaml === null) return null
  const { yaml, ...draft } = row
  const expiresAt = draft.updatedAt + DRAFT_KEPT_MS
  return expiresAt <= now ? null : { ...draft, yaml, expiresAt }
}

const revisionOf = (draft: Draft | null) =>
  draft === null ? { revision: 0, state: 'NONE' } : { revision: draft.revision, state: 'STORED' }

/** The draft of the caller; null without one. */
export const findOwnDraft = async ({ db, clock }: GatewayContext, alias: string, operator: string | null) =>
  draftOf(await findDraft(db, keyOf(alias, operator)), clock.now())

/** The draft of a person for a change, locked. @throws DomainError 51001; StateMoved unless `ifMatch` is its revision */
async function lockOwnDraft(
  tx: Db,
  alias: string,
  { operator, ifMatch, at }: { operator: string | null; ifMatch: number | null; at: number },
) {
  const draft = present(draftOf(await lockDraft(tx, keyOf(alias, operator)), at))
  requireRevision(ifMatch, revisionOf(draft))
  return draft
}

/**
 * The draft of a person for a change, locked. A person without one begins with the published version, at revision 0; nothing is stored yet.
 * @throws DomainError 51001; StateMoved unless `ifMatch` is its revision
 */
export async function lockOrBeginDraft(
  tx: Db,
  { activities }: GatewayContext,
  alias: string,
  { operator, ifMatch, at }: { operator: string | null; ifMatch: number | null; at: number },
): Promise<Pick<Draft, 'yaml' | 'basedOn' | 'revision'>> {
  const stored = draftOf(await lockDraft(tx, keyOf(alias, operator)), at)
  const published = stored === null ? present(await activities.findByAlias(tx, alias)) : null
  requireRevision(ifMatch, revisionOf(stored))
  if (stored !== null) return stored
  const { definition, version } = present(published)
  return { yaml: yamlOf(definition), basedOn: version, revision: 0 }
}

/** The published activity of which the caller's draft is a duplicate; null without one. */
export async function sourceOfDraft(
  gateway: GatewayContext,
  db: Db,
  { alias, operator }: { alias: string; operator: string | null },
) {
  const draft = await findOwnDraft({ ...gateway, db }, alias, operator)
  return draft?.source ? gateway.activities.findByAlias(db, draft.source) : null
}

/** @throws DomainError 51001 */
export async function readOwnDraft(gateway: GatewayContext, alias: string, operator: string | null) {
  return present(await findOwnDraft(gateway, alias, operator))
}

/** The file of a draft. @throws DomainError 40000 whose issues name field, line and column */
export const fileOfDraft = (alias: string, { yaml }: Pick<Draft, 'yaml'>) =>
  fileFromBody({ alias, body: { yaml } }, parseActivityFile)

const save = staffCommand(saveDraft, async (tx, gateway, { params, body, ifMatch }, { staff, at }) => {
  const key = keyOf(params.alias, staff.name)
  const stored = draftOf(await lockDraft(tx, key), at)
  // Without `If-Match` it may only create, so that a second tab replaces no text that it has not read.
  requireRevision(ifMatch ?? 0, revisionOf(stored))
  // The file of a new activity must not become the draft of another one, which the next press would publish.
  const taken = stored === null && body.basedOn === 0 ? await takenIssue(gateway, params.alias) : null
  if (taken !== null) throw malformed(taken.path, taken.message)
  const revision = await writeDraft(tx, { ...key, ...body, source: body.source ?? null, updatedAt: at })
  return { revision, updatedAt: at, expiresAt: at + DRAFT_KEPT_MS }
})

const remove = staffCommand(deleteDraft, async (tx, _gateway, { params, ifMatch }, { staff, at }) => {
  const key = keyOf(params.alias, staff.name)
  const { basedOn } = await lockOwnDraft(tx, params.alias, { operator: staff.name, ifMatch, at })
  await writeDraft(tx, { ...key, yaml: null, basedOn, source: null, updatedAt: at })
  return {}
})

/** Drafts have no line in the audit log: they change nothing for anybody but their person. */
export const DRAFT_COMMANDS = [save, remove]

/** @throws DomainError 40000 for a text that is no YAML, and for an edit whose path does not exist */
export const editFromBody: Handler<typeof editActivityFile> = async ({ body: { yaml, edits } }) => {
  const marks = countMarks(yaml) + countMarks(JSON.stringify(edits))
  const edited = await inThread(marks, editFile, yaml, edits)
  if (!edited.ok) throw malformed(edited.path === '' ? 'yaml' : edited.path, edited.message)
  return edited
}

const NOTES = formNotes()

export const readForm: Handler<typeof activityForm> = async (
  { params: { type }, query: { alias } },
  { gateway: { clock } },
) => ({ schema: formSchemaOf(type), notes: NOTES, template: newActivityText(type, alias, clock.now()) })

export const readOwnDrafts: Handler<typeof ownDrafts> = async (_request, { gateway: { db, clock }, operator }) => {
  const rows = await listDrafts(db, operator ?? '', { after: clock.now() - DRAFT_KEPT_MS, limit: 200 })
  return { items: rows.map((row) => ({ ...row, expiresAt: row.updatedAt + DRAFT_KEPT_MS })) }
}
