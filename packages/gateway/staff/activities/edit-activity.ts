import type { CallAnswer, CallRequest } from '@fanfare/contract/define-call.ts'
import type { activityForm, editActivityFile, ownDrafts } from '@fanfare/contract/staff/editing.ts'
import { editFile } from '@fanfare/activities/edit-file.ts'
import { formSchemaOf } from '@fanfare/activities/json-schema.ts'
import { FIELD_NOTES } from '@fanfare/activities/template/field-notes.ts'
import { newActivityText } from '@fanfare/activities/template/new-activity-text.ts'
import type { RichText } from '@fanfare/contract/rich-text.ts'
import { toRichText } from '@fanfare/kernel/rich-text/to-rich-text.ts'
import type { GatewayContext } from '../../context.ts'
import { malformed } from '../../http/read-input.ts'
import { listDrafts } from '../db/activity-drafts.ts'
import { DRAFT_KEPT_MS } from './drafts.ts'

/** @throws DomainError 40000 for a text that is no YAML, and for an edit that leads nowhere */
export function editFromBody({ body }: CallRequest<typeof editActivityFile>): CallAnswer<typeof editActivityFile> {
  const edited = editFile(body.yaml, body.edits)
  if (!edited.ok) throw malformed(edited.path === '' ? 'yaml' : edited.path, edited.message)
  return { yaml: edited.yaml, file: edited.file, rich: richTextsOf(edited.file.texts) }
}

/** The texts that pages read as Markdown: single ones, and those of the entries of a list. */
const MARKDOWN = ['rules', 'introduction', 'faq/answer', 'sections/body']

const isBlock = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function richTextsOf(texts: unknown): Record<string, RichText> {
  const english = isBlock(texts) && isBlock(texts.en) ? texts.en : {}
  const found = MARKDOWN.flatMap((name): [string, unknown][] => {
    const [field = '', inner] = name.split('/')
    const value = english[field]
    if (inner === undefined) return [[field, value]]
    const entries: unknown[] = Array.isArray(value) ? value : []
    return entries.map((entry, index) => [`${field}/${index}/${inner}`, isBlock(entry) ? entry[inner] : null])
  })
  return Object.fromEntries(
    found.flatMap(([path, text]) => (typeof text === 'string' ? [[`/texts/en/${path}`, toRichText(text)]] : [])),
  )
}

const NOTES = Object.fromEntries(Object.entries(FIELD_NOTES).map(([path, { note }]) => [path, note]))

export const readForm = (
  { params: { type }, query: { alias } }: CallRequest<typeof activityForm>,
  { clock }: Pick<GatewayContext, 'clock'>,
): CallAnswer<typeof activityForm> => ({
  schema: formSchemaOf(type),
  notes: NOTES,
  template: newActivityText(type, alias, clock.now()),
})

export async function readOwnDrafts(
  { db, clock }: Pick<GatewayContext, 'db' | 'clock'>,
  operator: string | null,
): Promise<CallAnswer<typeof ownDrafts>> {
  const rows = await listDrafts(db, operator ?? '', { after: clock.now() - DRAFT_KEPT_MS, limit: 200 })
  return { items: rows.map((row) => ({ ...row, expiresAt: row.updatedAt + DRAFT_KEPT_MS })) }
}
