import { publishActivity } from '@fanfare/contract/ops/publish.ts'
import { scheduleActivity } from '@fanfare/contract/staff/drafts.ts'
import { policy } from '@fanfare/contract/staff/policy.ts'
import { rewardWords } from '@fanfare/contract/staff/product-words.ts'
import { Alert } from '#components/ui/surface/notice.tsx'
import { filePlace } from '../../file-place.ts'
import { Change, NOTE } from '../../form.tsx'
import { FieldInput, SecondPerson, When } from '../../inputs.tsx'
import { Facts, Failure, FormSection, LinkButton } from '../../parts.tsx'
import { useCall } from '../../use-call.ts'
import { distance, languageNames, momentWithZone, money, number } from '../../words.ts'
import { type Consequences, Effects, waitingFor } from '../effects.tsx'
import { type Check, type Draft, nextHour, type Source } from './draft.ts'
import { type Content, idOf, type Issue, placeOf, sentenceOf } from './fields.ts'

interface PublishProps {
  source: Source
  draft: Draft
  check: Check
  onPublished: () => void
  /** The editor shows the text of the file, so there are no fields to go to. */
  isText: boolean
}

const TIMES = [
  ['now', 'Now'],
  ['later', 'At a time', 'checked again by then'],
] as const

/** The consequences of the current file, and the button that publishes exactly this file. */
export function Publish({ source: { alias, schedule }, draft, check, onPublished, isText }: PublishProps) {
  const { yaml, basedOn } = draft
  const { answer, at, setAt, displaced } = check

  const isPublished = answer && !answer.created && answer.changed.length === 0
  const isReady = answer && !isPublished && !draft.isWriting && !draft.isOld
  const needsSecond = useCall(policy, {}).data?.second.publish === 'always'
  const verb = at ? `Publish at ${momentWithZone(at)}` : needsSecond ? 'Send for approval' : 'Publish'
  const consequences = answer?.consequences ?? null
  const stale = consequences?.languages.stale.map(({ locale }) => locale) ?? []
  // The value of its tick, which the tab keeps: another list of languages is not accepted by it.
  const staleList = stale.join(',')
  const title = consequences?.activity?.title ?? alias
  const shared = {
    name: 'publish',
    fields: {
      stale:
        stale.length > 0 &&
        ({
          as: 'checks',
          options: [[staleList, `Publish texts older than their English in ${languageNames(stale)}`]],
        } as const),
      note: needsSecond ? ({ ...NOTE, label: 'Note for the approver' } as const) : NOTE,
    },
    isReady: ({ stale: accepted }: { stale?: string }) => staleList === '' || accepted === staleList,
    title: at ? `Publish ${title} at ${momentWithZone(at)}?` : `Publish ${title}?`,
    action: at ? 'Schedule' : needsSecond ? 'Send' : 'Publish',
    children: consequences && <OnceMore of={consequences} />,
    label: isReady ? verb : isPublished ? 'Published as it is' : 'Not ready to publish',
    variant: 'primary',
    disabled: !isReady,
    more: () => !needsSecond && <SecondPerson rule="publish" />,
  } as const
  return (
    <FormSection title="Publish" aside={check.isBusy ? 'Checking …' : 'Checked'}>
      {faultsOf(check.issues, draft.content, isText)}
      <Failure {...check} />
      {answer && <Effects {...answer} />}
      {displacedBy(check)}
      {waitingFor(alias, schedule)}
      <FieldInput
        name="when"
        of={{ as: 'radio', options: TIMES }}
        value={at ? 'later' : 'now'}
        onChange={(time) => setAt(time === 'later' ? nextHour() : null)}
      />
      {at ? (
        <>
          <When label="Publish at" at={at} onChange={setAt} />
          <Change
            {...shared}
            call={scheduleActivity}
            revision={basedOn}
            send={({ note }) => ({ alias, ...displaced, body: { at, yaml, note } })}
          />
        </>
      ) : (
        <Change
          {...shared}
          call={publishActivity}
          revision={basedOn || 'none'}
          send={({ note }) => ({ alias, note, ...displaced, body: { yaml } })}
          onDone={({ proposal }) => !proposal && onPublished()}
        />
      )}
    </FormSection>
  )
}

/** What is published, once more, before it is. */
function OnceMore({ of: { activity, budget, languages } }: { of: Consequences }) {
  if (!activity) return null
  const { title, startTime, endTime, timeZone, pool } = activity
  const { whole, inherits, stale, missing } = languages
  const near = (ms: number) => `${momentWithZone(ms)}, ${distance(ms)}`
  return (
    <Facts
      of={{
        Title: title,
        Starts: near(startTime),
        Ends: near(endTime),
        'Time zone': timeZone,
        'Pays at most': budget.map(({ rewardType, unit, after }) => (
          <div key={`${rewardType} ${unit}`}>{`${money(after, unit)}, ${rewardWords(rewardType)}`}</div>
        )),
        'Prize pool shown': pool && money(pool.amount, pool.unit),
        Languages: [
          `${number(whole.length + inherits.length)} whole`,
          stale.length > 0 && `older than their English: ${languageNames(stale.map(({ locale }) => locale))}`,
          missing.length > 0 && `missing: ${languageNames(missing)}`,
        ]
          .filter(Boolean)
          .join('; '),
      }}
    />
  )
}

/** The faults of the check, each a link to its field. */
function faultsOf(issues: readonly Issue[], content: Content = {}, isText: boolean) {
  if (!issues.length) return null
  const show = (issue: Issue) => {
    const field = document.getElementById(idOf(placeOf(content, issue)))
    for (let node = field?.parentElement; node; node = node.parentElement)
      if (node instanceof HTMLDetailsElement) node.open = true
    field?.scrollIntoView({ block: 'center' })
    field?.focus()
  }
  return (
    <Alert>
      <b>{issues.length === 1 ? 'One thing to fix' : `${number(issues.length)} things to fix`}</b>
      <ul>
        {issues.map((issue) => (
          <li key={`${issue.path} ${issue.message}`}>
            {isText ? (
              <code>{issue.path}</code>
            ) : (
              <LinkButton onClick={() => show(issue)}>{issue.path ? filePlace(issue.path) : 'File'}</LinkButton>
            )}{' '}
            {isText ? issue.message : sentenceOf(issue.message)}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

const DISPLACED = /^must name ([a-z0-9-]+): (.*)$/s

/** The activities whose page this one would take: each of them has to be named. */
function displacedBy({ issues, replace, setReplace }: Check) {
  const all = new Map<string, string>(replace.split(' ').map((alias) => [alias, '']))
  all.delete('')
  for (const { path, message } of issues) {
    const [, alias, words = ''] = (path === 'replace' && DISPLACED.exec(sentenceOf(message))) || []
    if (alias) all.set(alias, words)
  }
  return (
    <FieldInput
      name="replace"
      of={{
        as: 'checks',
        options: [...all].map(([alias, words]) => [alias, `Take the page of ${alias}`, words]),
      }}
      value={replace}
      onChange={setReplace}
    />
  )
}
