import { auditLog } from '@fanfare/contract/staff/policy.ts'
import { cx } from '#components/ui/cx.ts'
import { type FilterField, Filters, Pages, useFilters } from '../lists.tsx'
import lists from '../lists.module.css'
import { Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { setQuery } from '../route.tsx'
import { useCall } from '../use-call.ts'
import { moment } from '../words.ts'

const FIELDS: readonly FilterField[] = [
  { name: 'actor', label: 'Actor' },
  { name: 'action', label: 'Action' },
  { name: 'subject', label: 'Subject' },
  { name: 'from', label: 'From, UTC', type: 'date' },
  { name: 'to', label: 'To, with it', type: 'date' },
]

/** The words of a line's detail that say most, before all of it. */
const shortOf = (detail: Record<string, unknown>): string =>
  ['reason', 'ticket', 'note', 'via']
    .flatMap((name) => (typeof detail[name] === 'string' && detail[name] !== '' ? [`${name}: ${detail[name]}`] : []))
    .join(', ')

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
                {items.map(({ at, actor, action, subject, detail }, index) => (
                  <li key={`${at} ${index}`}>
                    <span className={lists.row}>
                      <span>
                        <Same name="actor" value={actor} /> <Same name="action" value={action} />{' '}
                        <Same name="subject" value={subject} />
                      </span>
                      <details className={lists.detail}>
                        <summary>{shortOf(detail) || 'Detail'}</summary>
                        <pre className={lists.data}>{JSON.stringify(detail, null, 2)}</pre>
                      </details>
                    </span>
                    <span className={parts.small}>{moment(at)}</span>
                  </li>
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

/** A value that narrows the list to the lines with it. */
function Same({ name, value }: { name: string; value: string }) {
  return (
    <button
      type="button"
      className={cx(parts.link, lists.same)}
      title={`Only lines with this ${name}`}
      onClick={() => setQuery({ [name]: value, cursor: '' })}
    >
      {value.replace(/^operator:/, '')}
    </button>
  )
}
