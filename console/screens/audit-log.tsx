import { Fragment } from 'react'
import {
  AUDIT_ACTIONS,
  AUDIT_SUBJECTS,
  type AuditSubject,
  SUBJECTS_WITHOUT_ID,
} from '@fanfare/contract/staff/audit-actions.ts'
import { ID_PATTERN } from '@fanfare/contract/identifiers.ts'
import { fieldWords } from '@fanfare/contract/staff/issue-words.ts'
import { auditLog } from '@fanfare/contract/staff/policy.ts'
import { DAYS, Details, type FilterSet, type ItemOf, ResourceList } from '../list.tsx'
import { type Fact, FactRows, LinkButton, Page, To } from '../parts.tsx'
import { setQuery } from '../places.ts'
import { moment, plural, wordsOf } from '../words.ts'

const actionWords = (action: string) => (AUDIT_ACTIONS as Record<string, string>)[action] ?? wordsOf(action)

const FILTERS: FilterSet = { actor: 'Actor', action: 'Action, its words', subject: 'Subject, an id', ...DAYS }

/** The pages of what has one, by its id. An activity has its page by its alias. */
const PAGES: Partial<Record<AuditSubject, (id: string) => string>> = {
  user: (id) => `/users/${id}`,
  review: (id) => `/reviews/${id}`,
  proposal: (id) => `/approvals/${id}`,
  payout: (id) => `/payouts?payoutId=${id}`,
}

/** The fields of a line's detail that name something with a page. */
const FIELD_PAGES: Readonly<Record<string, ((value: string) => string) | undefined>> = {
  userId: PAGES.user,
  uplineUserId: PAGES.user,
  proposal: PAGES.proposal,
  proposalId: PAGES.proposal,
  payoutId: PAGES.payout,
  reviewId: PAGES.review,
  alias: (alias) => `/activities/${alias}`,
}

type Line = ItemOf<typeof auditLog>

const LOOKS = new Set(['user.read', 'user.explained'])
const LOOK_MS = 60_000

/** The page of a user makes several calls, each with a line in the log, so lines of one minute become one look. Lines come newest first. */
export function looksOf(lines: readonly Line[]) {
  const looks: [Line, ...Line[]][] = []
  for (const line of lines) {
    const look = looks.at(-1)
    const [{ at, actor, subject, action }] = look ?? [line]
    const isSame = actor === line.actor && subject === line.subject && LOOKS.has(action) && LOOKS.has(line.action)
    if (look && isSame && at - line.at < LOOK_MS) look.push(line)
    else looks.push([line])
  }
  return looks
}

const valueWords = (value: unknown) =>
  typeof value === 'string' ? (/^[A-Z_]+$/.test(value) ? wordsOf(value) : value) : JSON.stringify(value)

/** The most important fields of a line's detail, for the closed row. */
const shortOf = (detail: Record<string, unknown>) =>
  ['reason', 'ticket', 'note']
    .flatMap((name) => (detail[name] ? [`${fieldWords(name)}: ${valueWords(detail[name])}`] : []))
    .join(', ')

/** Only hashes of what was typed have other letters than an id. */
function linked(name: string, value: unknown) {
  const page = typeof value === 'string' && ID_PATTERN.test(value) ? FIELD_PAGES[name]?.(value) : undefined
  return page ? <To href={page}>{valueWords(value)}</To> : valueWords(value)
}

const factsOf = (detail: Record<string, unknown>) =>
  Object.entries(detail).map(([name, value]): Fact => [fieldWords(name), value !== null && linked(name, value)])

/** The page of what a line is about, by its action; undefined for what has none. */
function subjectPage({ action, subject, detail }: Line): string | undefined {
  const kind = (AUDIT_SUBJECTS as Readonly<Record<string, AuditSubject | null>>)[action]
  if (kind === 'activity') return typeof detail.alias === 'string' ? FIELD_PAGES.alias?.(detail.alias) : undefined
  if (!kind || SUBJECTS_WITHOUT_ID.has(subject) || !ID_PATTERN.test(subject)) return undefined
  return PAGES[kind]?.(subject)
}

/** Adds the kind to a typed name, because the log stores `operator:<name>`. */
const asked = ({ actor, ...query }: Record<string, string>): Record<string, string> =>
  actor ? { ...query, actor: actor.includes(':') ? actor : `operator:${actor}` } : query

const only = (name: string, value: string, words: string) => (
  <LinkButton title={`Only lines with this ${name}`} onClick={() => setQuery({ [name]: value, cursor: '' })}>
    {words}
  </LinkButton>
)

/** The looks and changes of the staff, the newest first. */
export const AuditLog = () => (
  <Page
    title="Audit log"
    note="Who looked at or changed what, the newest first. Reading it is a line of its own, with your name."
  >
    <ResourceList
      call={auditLog}
      filters={FILTERS}
      asked={asked}
      title="Lines"
      empty="No line is like this."
      grouped={looksOf}
      row={(lines, index) => {
        const { at, actor, subject, detail } = lines[0]
        const page = subjectPage(lines[0])
        const action = lines.find((one) => one.action === 'user.read')?.action ?? lines[0].action
        return {
          key: `${at} ${index}`,
          title: (
            <>
              {Object.entries({ actor, action }).map(([name, value]) => (
                <Fragment key={name}>
                  {only(name, value, name === 'action' ? actionWords(value) : value.replace(/^operator:/, ''))}{' '}
                </Fragment>
              ))}
              {page ? (
                <>
                  <To href={page}>{subject}</To> <small>{only('subject', subject, 'only these')}</small>
                </>
              ) : (
                only('subject', subject, subject)
              )}
            </>
          ),
          at: moment(at),
          children: (
            <Details summary={lines.length > 1 ? plural(lines.length, 'line') : shortOf(detail) || 'Detail'}>
              {lines.map((line, index) => (
                <FactRows
                  key={index}
                  of={[
                    [`${moment(line.at)}, ${actionWords(line.action)}`, lines.length > 1 && ' '],
                    ...factsOf(line.detail),
                  ]}
                />
              ))}
            </Details>
          ),
        }
      }}
    />
  </Page>
)
