import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { scheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { fieldWords } from '@fanfare/contract/staff/issue-words.ts'
import { policy } from '@fanfare/contract/staff/policy.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Change, NOTE } from '../../form.tsx'
import { Choice } from '../../inputs.tsx'
import { Failure, Section } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { useCall } from '../../use-call.ts'
import { When } from '../../when.tsx'
import { momentWithZone, number } from '../../words.ts'
import { Effects, Waiting } from '../effects.tsx'
import type { Check, Draft } from './draft.ts'
import { idOf, type Issue, placeOf, sentenceOf } from './fields.ts'
import { labelOf } from './names.ts'

interface PublishProps {
  alias: string
  draft: Draft
  check: Check
  /** ms of a publication at a time. */
  at: number | null
  onAt: (at: number | null) => void
  replace: readonly string[]
  onReplace: (aliases: readonly string[]) => void
  onPublished: () => void
  /** The editor shows the text of the file, which has no fields to go to. */
  isText: boolean
}

const HOUR_MS = 3_600_000

/** A whole hour, more than one from now, ms. */
export const nextHour = (): number => Math.ceil(Date.now() / HOUR_MS) * HOUR_MS + HOUR_MS

/** The consequences of the file as it is now, and the button that publishes exactly it. */
export function Publish({ alias, draft, check, at, onAt, replace, onReplace, onPublished, isText }: PublishProps) {
  const { yaml, basedOn } = draft
  const second = useCall(policy, {}).data?.second.publish
  const { answer } = check
  const query = replace.length > 0 ? { replace: replace.join(',') } : {}
  const isPublished = answer !== null && !answer.created && answer.changed.length === 0
  const isReady = answer !== null && !isPublished && !draft.isWriting && !draft.isOld
  const needsSecond = second === 'always'
  const verb = at === null ? (needsSecond ? 'Send for approval' : 'Publish') : `Publish at ${momentWithZone(at)}`
  const shared = {
    name: 'publish',
    fields: { note: needsSecond ? { ...NOTE, label: 'Note for the approver' } : NOTE },
    label: isReady ? verb : isPublished ? 'Published as it is' : 'Not ready to publish',
    variant: 'primary',
    disabled: !isReady,
    more: () => second === 'live' && <small>Once the activity has begun, a second person approves each change.</small>,
  } as const
  return (
    <Section title="Publish" aside={check.isBusy ? 'Checking …' : 'Checked'}>
      <div className={parts.form}>
        <Faults issues={check.issues} draft={draft} isText={isText} />
        <Failure refusal={check.failure} onReload={check.again} />
        {answer && <Effects {...answer} />}
        <Displaced check={check} replace={replace} onReplace={onReplace} />
        <Waiting alias={alias} />
        <Choice type="radio" name="when" label="Now" checked={at === null} onChange={() => onAt(null)} />
        <Choice
          type="radio"
          name="when"
          label="At a time"
          hint="checked again by then"
          checked={at !== null}
          onChange={() => onAt(nextHour())}
        />
        {at === null ? (
          <Change
            {...shared}
            call={publishActivity}
            revision={basedOn === 0 ? 'none' : basedOn}
            send={({ note }) => ({ params: { alias }, query: { note, ...query }, body: { yaml } })}
            onDone={({ proposal }) => proposal === null && onPublished()}
          />
        ) : (
          <>
            <When label="Publish at" at={at} onChange={onAt} />
            <Change
              {...shared}
              call={scheduleActivity}
              revision={basedOn}
              send={({ note }) => ({ params: { alias }, query, body: { at, yaml, note } })}
            />
          </>
        )}
      </div>
    </Section>
  )
}

/** The faults of the check, each a link to its field. */
function Faults({ issues, draft, isText }: { issues: readonly Issue[]; draft: Draft; isText: boolean }) {
  if (issues.length === 0) return null
  const content = draft.content ?? {}
  const show = (issue: Issue) => {
    const field = document.getElementById(idOf(placeOf(content, issue)))
    for (let node = field?.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }
  return (
    <Notice tone="error" role="alert">
      <b>{issues.length === 1 ? 'One thing to fix' : `${number(issues.length)} things to fix`}</b>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.message}`}>
            {isText ? (
              <code>{issue.path}</code>
            ) : (
              <button type="button" className={parts.link} onClick={() => show(issue)}>
                {issue.path === '' ? 'File' : fieldWords(issue.path, labelOf)}
              </button>
            )}{' '}
            {isText ? issue.message : sentenceOf(issue.message)}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const DISPLACED = /^must name ([a-z0-9-]+): (.*)$/s

/** The activities whose page this one would take: each of them has to be named. */
function Displaced({ check, replace, onReplace }: Pick<PublishProps, 'check' | 'replace' | 'onReplace'>) {
  const found = check.issues.flatMap(({ path, message }) => {
    const match = path === 'replace' ? DISPLACED.exec(sentenceOf(message)) : null
    return match ? [[match[1] ?? '', match[2] ?? ''] as const] : []
  })
  const all = new Map([...replace.map((alias) => [alias, ''] as const), ...found])
  return [...all].map(([alias, words]) => (
    <Choice
      key={alias}
      type="checkbox"
      label={`Take the page of ${alias}`}
      hint={words === '' ? undefined : words}
      checked={replace.includes(alias)}
      onChange={(event) =>
        onReplace(event.target.checked ? [...replace, alias] : replace.filter((one) => one !== alias))
      }
    />
  ))
}
