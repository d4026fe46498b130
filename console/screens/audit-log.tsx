import { fieldWords } from '@fanfare/contract/staff/issue-words.ts'
import { auditLog } from '@fanfare/contract/staff/policy.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { cx } from '#components/ui/cx.ts'
import { type FilterField, Filters, Pages, useFilters } from '../lists.tsx'
import lists from '../lists.module.css'
import { Facts, Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { setQuery } from '../route.tsx'
import { useCall } from '../use-call.ts'
import { moment, plural, wordsOf } from '../words.ts'

/** Words of actions that the code alone does not make clear: the others are their code in words. */
const ACTIONS: Readonly<Record<string, string>> = {
  'audit.read': 'Audit log read',
  'user.explained': 'Answer for user made',
  'user.looked_up': 'User looked up',
  'user.read': 'User looked at',
}
const actionWords = (action: string): string => ACTIONS[action] ?? wordsOf(action)

const FIELDS: readonly FilterField[] = [
  { name: 'actor', label: 'Actor' },
  { name: 'action', label: 'Action' },
  { name: 'subject', label: 'Subject' },
  { name: 'from', label: 'From, UTC', type: 'date' },
  { name: 'to', label: 'To, with it', type: 'date' },
]

type Line = CallData<typeof auditLog>['items'][number]

const LOOKS = new Set(['user.read', 'user.explained'])
const LOOK_MS = 60_000

/** A page about a user makes several calls, each with a line: lines of one minute are one look. Newest first, as they came. */
export function looksOf(lines: readonly Line[]): [Line, ...Line[]][] {
  const looks: [Line, ...Line[]][] = []
  for (const line of lines) {
    const look = looks.at(-1)
    const isSame =
      look !== undefined &&
      look[0].actor === line.actor &&
      look[0].subject === line.subject &&
      LOOKS.has(look[0].action) &&
      LOOKS.has(line.action) &&
      look[0].at - line.at < LOOK_MS
    if (isSame) look.push(line)
    else looks.push([line])
  }
  return looks
}

const valueWords = (value: unknown): string =>
  typeof value === 'string' ? (/^[A-Z_]+$/.test(value) ? wordsOf(value) : value) : JSON.stringify(value)

/** The words of a line's detail that say most, before all of it. */
const shortOf = (detail: Record<string, unknown>): string =>
  ['reason', 'ticket', 'note']
    .flatMap((name) => (detail[name] ? [`${fieldWords(name)}: ${valueWords(detail[name])}`] : []))
    .join(', ')

const rowsOf = (detail: Record<string, unknown>): [string, string][] =>
  Object.entries(detail)
    .filter(([, value]) => value !== '' && value !== null)
    .map(([name, value]) => [fieldWords(name), valueWords(value)])

/** The looks and changes of the staff, the newest first. */
export function AuditLog() {
  const { actor, ...query } = useFilters(FIELDS)
  // A name that was typed is that of a person; the log has it with its kind.
  const who = actor !== undefined && { actor: actor.includes(':') ? actor : `operator:${actor}` }
  const found = useCall(auditLog, { query: { ...query, ...who } as never })
  return (
    <>
      <h1>Audit log</h1>
      <p className={parts.small}>
        Who looked at or changed what, the newest first. Reading it is a line of its own, with your name.
      </p>
      <Section title="Lines">
        <Filters fields={FIELDS} />
        <Loaded of={found}>
          {({ items, next }) => (
            <>
              {items.length === 0 && <p className={parts.muted}>No line is like this.</p>}
              <ul className={parts.rows} aria-label="Lines of the audit log">
                {looksOf(items).map((look, index) => (
                  <Look key={`${look[0].at} ${index}`} lines={look} />
                ))}
              </ul>
              <Pages shown={items.length} next={next} />
            </>
          )}
        </Loaded>
      </Section>
    </>
  )
}

function Look({ lines }: { lines: readonly [Line, ...Line[]] }) {
  const { at, actor, subject, detail } = lines[0]
  const action = lines.find((one) => one.action === 'user.read')?.action ?? lines[0].action
  return (
    <li>
      <span className={lists.row}>
        <span>
          <Same name="actor" value={actor} words={actor.replace(/^operator:/, '')} />{' '}
          <Same name="action" value={action} words={actionWords(action)} />{' '}
          <Same name="subject" value={subject} words={subject} />
        </span>
        <details className={lists.detail}>
          <summary>{lines.length > 1 ? plural(lines.length, 'line') : shortOf(detail) || 'Detail'}</summary>
          {lines.length === 1 ? (
            <Facts rows={rowsOf(detail)} />
          ) : (
            lines.map((line, index) => (
              <Facts
                key={index}
                rows={[[`${moment(line.at)}, ${actionWords(line.action)}`, ''], ...rowsOf(line.detail)]}
              />
            ))
          )}
        </details>
      </span>
      <span className={parts.small}>{moment(at)}</span>
    </li>
  )
}

/** A value that narrows the list to the lines with it. */
const Same = ({ name, value, words }: { name: string; value: string; words: string }) => (
  <button
    type="button"
    className={cx(parts.link, lists.same)}
    title={`Only lines with this ${name}`}
    onClick={() => setQuery({ [name]: value, cursor: '' })}
  >
    {words}
  </button>
)
