import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import { activityForm } from '@fanfare/contract/staff/editing.ts'
import { issueWords } from '@fanfare/contract/staff/issue-words.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Loaded, Muted, Section } from '../../parts.tsx'
import { useCall } from '../../use-call.ts'
import { number } from '../../words.ts'
import {
  type Content,
  entryOf,
  groupOf,
  groupsOf,
  idOf,
  type Issue,
  kindOf,
  placeOf,
  type Schema,
  sentenceOf,
} from './fields.ts'
import { EditingContext, Fault } from './scalar.tsx'
import type { Draft } from './draft.ts'
import { Block, Field } from './field.tsx'

interface FormProps {
  draft: Draft
  frozen: readonly Issue[]
  issues: readonly Issue[]
}

/** The fields of the file by the schema of its type, in groups; a text that cannot be read has none. */
export function FileForm({ draft: { content, rich, edit, failure }, frozen, issues }: FormProps) {
  const type = ACTIVITY_TYPE_NAMES.find((name) => name === content?.type)
  const form = useCall(activityForm, type ? { type, alias: 'new-activity' } : null)
  if (!content)
    return failure ? (
      <Notice tone="warning">The text has a fault that only Text can show.</Notice>
    ) : (
      <Muted>Loading …</Muted>
    )
  if (!type)
    return (
      <Notice tone="warning">
        {`This file has no known type. Set the field type in Text: ${ACTIVITY_TYPE_NAMES.join(', ')}.`}
      </Notice>
    )
  return (
    <Loaded of={form}>
      {({ schema, notes }) => (
        <EditingContext value={{ content, notes, frozen: [ALIAS, ...frozen], issues, rich, edit }}>
          {groupsBy(schema as Schema, content, issues)}
        </EditingContext>
      )}
    </Loaded>
  )
}

const ALIAS = { path: '/alias', message: 'is its address: duplicate the activity for another one' }

function groupsBy(schema: Schema, content: Content, issues: readonly Issue[]) {
  const shown = groupsOf(new Set([...Object.keys(schema.properties ?? {}), ...Object.keys(content)]))
  const faultsOf = (id: string) => issues.filter(({ path }) => groupOf(path.split('.')[0] ?? '') === id).length

  return (
    <>
      <nav className="line wraps gap-6 groups" aria-label="Parts of the file">
        {[...shown, ['part-languages', 'Languages'] as const].map(([id, title]) => (
          <a key={id} className="line framed small surface gap-6" href={`#${idOf([id])}`}>
            {title}
            {faultsOf(id) > 0 && <span className="bad">{`${number(faultsOf(id))} to fix`}</span>}
          </a>
        ))}
      </nav>
      {shown.map(([id, title, names]) => (
        <div key={id} id={idOf([id])} tabIndex={-1} className="group">
          <Section title={title}>
            {fieldsOf(id, names, schema)}
            {issues
              .filter((issue) => placeOf(content, issue).join('.') === id)
              .map(({ path, message }) => (
                <Fault key={path + message}>{issueWords({ path, message: sentenceOf(message) })}</Fault>
              ))}
          </Section>
        </div>
      ))}
    </>
  )
}

/** A group with a single block or list shows it without a frame. */
function fieldsOf(id: string, names: readonly string[], schema: Schema) {
  const [only, other] = names
  if (!only || other) return <Block path={[]} schema={schema} names={names} />
  const of = schema.properties?.[only] ?? {}
  // The English texts alone are edited here; other languages come as a file.
  if (id === 'part-texts') return <Block path={['texts', 'en']} schema={entryOf(of)} />
  const { kind, schema: bare } = kindOf(of)
  return kind === 'block' ? <Block path={[only]} schema={bare} /> : <Field path={[only]} schema={of} isAlone />
}
