import { Fragment } from 'react'
import { fieldWords } from '@fanfare/contract/staff/issue-words.ts'
import { auditLog } from '@fanfare/contract/staff/policy.ts'
import { DAYS, Details, type FilterSet, type ItemOf, ResourceList } from '../list.tsx'
import { type Fact, FactRows, LinkButton, Page } from '../parts.tsx'
import { setQuery } from '../places.ts'
import { moment, plural, wordsOf } from '../words.ts'

/** Words for actions whose code is not clear enough; the others show their code. */
const ACTIONS: Record<string, string> = {
  'audit.read': 'Audit log read',
  'user.explained': 'Answer for user made',
  'user.looked_up': 'User looked up',
  'user.read': 'User looked at',
}
const actionWords = (action: string) => ACTIONS[action] ?? wordsOf(action)

const FILTERS: FilterSet = { actor: 'Actor', action: 'Action', subject: 'Subject', ...DAYS }

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

const factsOf = (detail: Record<string, unknown>) =>
  Object.entries(detail).map(([name, value]): Fact => [fieldWords(name), value !== null && valueWords(value)])

/** Adds the kind to a typed name, because the log stores `operator:<name>`. */
const asked = ({ actor, ...query }: Record<string, string>): Record<string, string> =>
  actor ? { ...query, actor: actor.includes(':') ? actor : `operator:${actor}` } : query

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
        const action = lines.find((one) => one.action === 'user.read')?.action ?? lines[0].action
        return {
          key: `${at} ${index}`,
          title: Object.entries({ actor, action, subject }).map(([name, value]) => (
            <Fragment key={name}>
              <LinkButton
                title={`Only lines with this ${name}`}
                onClick={() => setQuery({ [name]: value, cursor: '' })}
              >
                {name === 'action' ? actionWords(value) : value.replace(/^operator:/, '')}
              </LinkButton>{' '}
            </Fragment>
          )),
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
