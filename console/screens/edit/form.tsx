import { useState } from 'react'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { readDraft } from '@fanfare/contract/staff/drafts.ts'
import { activityForm } from '@fanfare/contract/staff/editing.ts'
import {
  activityTexts,
  reviewActivityTexts,
  TEXT_REVIEW_LEVELS,
  writeActivityTexts,
} from '@fanfare/contract/staff/texts.ts'
import { isLocale, LOCALE_FACTS } from '@fanfare/languages/locales.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { filePlace } from '../../file-place.ts'
import { Change, pick, to } from '../../form.tsx'
import { Choice, Download, FileInput } from '../../inputs.tsx'
import { Failure, Loaded, Muted, Section, Status } from '../../parts.tsx'
import { useCall, useChange } from '../../use-call.ts'
import { number, plural } from '../../words.ts'
import type { Draft } from './draft.ts'
import { Block, Field } from './field.tsx'
import {
  type Content,
  entryOf,
  groupOf,
  groupsOf,
  idOf,
  type Issue,
  kindOf,
  placeOf,
  refusalWords,
  type Schema,
  sentenceOf,
} from './fields.ts'
import { EditingContext, Fault } from './scalar.tsx'

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
                <Fault key={path + message}>{`${filePlace(path)} ${sentenceOf(message)}.`}</Fault>
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

type Report = CallData<typeof writeActivityTexts>
type Refused = Report['refused'][number]

/** What of an upload was refused, beside what it was refused for. */
const Refusals = ({ of }: { of: readonly Refused[] }) =>
  of.length > 0 && (
    <ul className="wide bad small">
      {of.map(({ row, id, locale, reason }) => (
        <li key={`${row} ${id} ${locale}`}>{refusalWords({ row, id, locale, reason })}</li>
      ))}
    </ul>
  )

/** The state of every language, and the file for translators out and in. An upload makes the draft that it needs. */
export function Languages({ alias, draft }: { alias: string; draft: Draft }) {
  const { revision } = draft
  const source = revision ? 'draft' : 'published'
  const texts = useCall(activityTexts, { alias, source, needs: '1' })
  const write = useChange(writeActivityTexts)
  const read = useChange(readDraft)
  const [needs, setNeeds] = useState(false)
  const report = write.answer
  const upload = async (file: File) => {
    const body = { csv: await file.text() }
    const done = await write.run({ alias, to: 'draft', body }, revision)
    const written = done?.draft && (await read.run({ alias }))
    if (written) draft.adopt(written)
  }
  const canUpload = draft.isStored && !draft.isWriting && !draft.isOld
  const refused = report?.refused ?? []
  const refusedIn = (locale: string) => refused.filter((one) => one.locale === locale)
  const listed = new Set(texts.data?.languages.map(({ locale }) => locale))
  return (
    <div id={idOf(['part-languages'])} tabIndex={-1} className="group">
      <Section title="Languages" aside={source === 'draft' ? 'Of the stored draft' : 'Of the published version'}>
        {texts.failure && <Muted>Once the draft has nothing to fix, its languages are here.</Muted>}
        {texts.data && (
          <ul className="grid languages" aria-label="State of each language">
            <li className="line wraps ends ruled text">
              English<Chip tone="primary">edited here</Chip>
            </li>
            {texts.data.languages.map(({ locale, inheritsFrom, stale, missing, ok }) => (
              <li key={locale} className="line wraps ends ruled text">
                {nameOf(locale)}
                <span className="line wraps gap-8">
                  {stale > 0 && <Chip tone="warning">{`${number(stale)} stale`}</Chip>}
                  {missing > 0 && <Chip tone="error">{`${number(missing)} missing`}</Chip>}
                  {stale + missing === 0 && <Chip tone="good">{inheritsFrom && ok ? 'inherits' : 'whole'}</Chip>}
                </span>
                <Refusals of={refusedIn(locale)} />
              </li>
            ))}
          </ul>
        )}
        <div className="line wraps wide gap-8 adder">
          <Choice
            type="checkbox"
            label="Only what needs work"
            checked={needs}
            onChange={(event) => setNeeds(event.target.checked)}
          />
          <Download call={activityTexts} input={{ alias, source, needs: needs ? '1' : '0' }} name={`${alias}.csv`}>
            Download CSV
          </Download>
          <FileInput label="Upload CSV" accept=".csv,text/csv" disabled={!canUpload} take={upload} />
        </div>
        <small>
          One file for all languages. {canUpload ? UPLOAD_GOES[source] : 'Wait until what you typed is stored.'}
        </small>
        <Failure failure={write.failure ?? read.failure} />
        {report && (
          <Status tone={refused.length ? 'warning' : 'good'}>
            <b>
              {`${plural(report.written, 'text')} written, ${number(report.unchanged)} unchanged`}
              {refused.length > 0 && `, ${number(refused.length)} refused`}
            </b>
            {refused.length > 0 && (
              <p>Each refusal stands beside its language, those of whole rows and columns here.</p>
            )}
            <Refusals of={refused.filter(({ locale }) => locale === null || !listed.has(locale))} />
          </Status>
        )}
        {source === 'published' && texts.data && (
          <>
            <h3>Somebody has read a language</h3>
            <Change
              call={reviewActivityTexts}
              isKept
              fields={{
                locale: pick(
                  'Language',
                  texts.data.languages.map(({ locale }) => locale),
                  nameOf,
                ),
                level: pick('Read by', TEXT_REVIEW_LEVELS, (one) =>
                  one === 'native' ? 'A native reader' : 'A reader',
                ),
              }}
              send={to({ alias })}
              label="Mark as read"
              done={({ reviewed }, { locale, level }) =>
                reviewed
                  ? `${plural(reviewed, 'text')} of ${nameOf(locale)} marked as ${level}.`
                  : `${nameOf(locale)} has no text to mark.`
              }
            />
          </>
        )}
      </Section>
    </div>
  )
}

const UPLOAD_GOES = {
  draft: 'It is written into this draft.',
  published: 'It is written into a draft, which the upload makes; nothing is published by it.',
} as const

const nameOf = (locale: string) => (isLocale(locale) ? LOCALE_FACTS[locale].labelName : locale)
