import { useEffect, useRef, useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { previewActivity, publishActivity } from '@fanfare/contract/ops/publish.ts'
import { staffActivity } from '@fanfare/contract/staff/activities.ts'
import { deleteDraft, saveDraft } from '@fanfare/contract/staff/drafts.ts'
import { Notice } from '#components/ui/surface/notice.tsx'
import { EXTERNAL_REL } from '#components/ui/text/external-rel.ts'
import { DraftChanges } from '../changes.tsx'
import { Button, Failure, Input, Labelled, Loaded, Proposed, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { goTo, To } from '../route.tsx'
import { useCall, useChange, useTyped } from '../use-call.ts'
import { clock, moment, money, number, plural, rewardWords, wordsOf } from '../words.ts'

const SAVE_AFTER_MS = 2000
type Shown = CallData<typeof staffActivity>
type Consequences = NonNullable<CallData<typeof publishActivity>['consequences']>

export function Edit({ alias }: { alias: string }) {
  const activity = useCall(staffActivity, { params: { alias } })
  return (
    <>
      <To className={parts.back} href={`/activities/${alias}`}>
        ‹ {alias}
      </To>
      <Loaded of={activity}>{(shown) => <Editor activity={shown} />}</Loaded>
    </>
  )
}

function Editor({ activity }: { activity: Shown }) {
  const { alias, draft, version } = activity
  const basedOn = draft?.basedOn ?? version
  // The tab has what was typed since the draft was stored, also when the session has ended.
  const { fields, set, clear } = useTyped('file', { yaml: draft?.yaml ?? activity.yaml })
  const { saved, failure } = useStoredDraft(activity, fields.yaml, basedOn)
  const remove = useChange(deleteDraft)
  const discard = async () => {
    if (saved.revision > 0 && !(await remove.run({ params: { alias } }, saved.revision))) return
    clear()
    goTo(`/activities/${alias}`)
  }
  return (
    <>
      <div className={parts.head}>
        <h1>Edit {activity.title}</h1>
        <span className={parts.small} role="status">
          {saved.at === null ? 'Nothing to store yet.' : `Draft stored at ${clock(saved.at)}.`}
        </span>
      </div>
      {basedOn !== version && (
        <Notice tone="warning">
          Version {number(version)} was published since; this draft is based on version {number(basedOn)}.
        </Notice>
      )}
      <Failure refusal={failure ?? remove.failure} />
      <div className={parts.columns}>
        <div>
          <Section title="File">
            <Labelled label="Activity file, YAML">
              <textarea
                className={parts.file}
                spellCheck={false}
                value={fields.yaml}
                onChange={(event) => set({ yaml: event.target.value })}
              />
            </Labelled>
            <Button variant="danger" busy={remove.isBusy} onClick={() => void discard()}>
              Discard the draft
            </Button>
          </Section>
        </div>
        <div>
          <Publish alias={alias} yaml={fields.yaml} basedOn={basedOn} onPublished={() => void discard()} />
          <DraftChanges alias={alias} version={version} turn={saved.at} />
        </div>
      </div>
    </>
  )
}

/** Stores what is typed after a pause of two seconds, with the revision that this page has read or written last. */
function useStoredDraft({ alias, draft, yaml: published }: Shown, yaml: string, basedOn: number) {
  const save = useChange(saveDraft)
  const [saved, setSaved] = useState({ revision: draft?.revision ?? 0, at: draft?.updatedAt ?? null })
  const stored = useRef(draft?.yaml ?? published)
  const { run, isBusy } = save
  useEffect(() => {
    if (yaml === stored.current || isBusy) return undefined
    const timer = setTimeout(() => {
      void run({ params: { alias }, body: { yaml, basedOn } }, saved.revision).then((done) => {
        // A refused text is not sent again before it changes.
        stored.current = yaml
        if (done) setSaved({ revision: done.revision, at: done.updatedAt })
      })
    }, SAVE_AFTER_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- `run` is new at each render
  }, [alias, yaml, basedOn, isBusy, saved.revision])
  return { saved, failure: save.failure }
}

interface PublishProps {
  alias: string
  yaml: string
  basedOn: number
  onPublished: () => void
}

/** The effects of the file as it is now, each blocker with its place, and the button that says what happens. */
function Publish({ alias, yaml, basedOn, onPublished }: PublishProps) {
  const check = useChange(publishActivity)
  const preview = useChange(previewActivity)
  const publish = useChange(publishActivity)
  const { fields, set, clear } = useTyped('publish', { note: '' })
  const [checked, setChecked] = useState<{ yaml: string; answer: CallData<typeof publishActivity> } | null>(null)
  const [link, setLink] = useState<string | null>(null)
  const [replaced, setReplaced] = useState(false)
  const isChecked = checked?.yaml === yaml
  const displaced = [...new Set((isChecked ? (checked.answer.consequences?.pages ?? []) : []).map(({ now }) => now))]
  const replace = replaced && displaced.length > 0 ? { replace: displaced.join(',') } : {}
  const checkNow = async () => {
    const answer = await check.run({ params: { alias }, query: { dryRun: '1' }, body: { yaml } }, basedOn)
    setChecked(answer && { yaml, answer })
  }
  const show = async () => setLink((await preview.run({ params: { alias }, body: { yaml } }))?.url ?? null)
  const publishNow = async () => {
    const query = { note: fields.note, ...replace }
    const done = await publish.run({ params: { alias }, query, body: { yaml } }, basedOn)
    if (done === null) return
    clear()
    setChecked({ yaml, answer: done })
    if (done.proposal === null) onPublished()
  }
  return (
    <Section title="Publish">
      <div className={parts.form}>
        <div className={parts.actions}>
          <Button busy={check.isBusy} onClick={() => void checkNow()}>
            Check the consequences
          </Button>
          <Button busy={preview.isBusy} onClick={() => void show()}>
            Make a preview
          </Button>
        </div>
        {link !== null && (
          <a className={parts.link} href={link} target="_blank" rel={EXTERNAL_REL}>
            Open the preview on the site
          </a>
        )}
        <Failure refusal={check.failure ?? preview.failure} />
        {isChecked && <Effects changed={checked.answer.changed} consequences={checked.answer.consequences} />}
        {displaced.length > 0 && (
          <label>
            <input type="checkbox" checked={replaced} onChange={(event) => setReplaced(event.target.checked)} /> Take
            the page of {displaced.join(', ')}
          </label>
        )}
        <Labelled label="Note for colleagues">
          <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
        </Labelled>
        <Failure refusal={publish.failure} />
        {checked?.answer.proposal && <Proposed id={checked.answer.proposal.proposalId} />}
        <Button variant="primary" busy={publish.isBusy} disabled={!isChecked} onClick={() => void publishNow()}>
          {isChecked ? 'Publish' : 'Check before you publish'}
        </Button>
      </div>
    </Section>
  )
}

function Effects({ changed, consequences }: { changed: readonly string[]; consequences: Consequences | null }) {
  return (
    <ul className={parts.rows} aria-label="Consequences">
      <li>{changed.length === 0 ? 'Nothing changes.' : `Changes: ${changed.join(', ')}`}</li>
      {consequences && (
        <>
          <li>{plural(consequences.participants, 'person has joined', 'people have joined')}</li>
          {consequences.tasks.map(({ taskId, effect, people }) => (
            <li key={taskId}>
              {taskId}: {wordsOf(effect)}
              <span className={parts.small}>{plural(people, 'person', 'people')}</span>
            </li>
          ))}
          {consequences.budget
            .filter(({ before, after }) => before !== after)
            .map(({ rewardType, unit, before, after }) => (
              <li key={`${rewardType} ${unit}`}>
                {rewardWords(rewardType)}: {number(before)} becomes {money(after, unit)}
              </li>
            ))}
          {consequences.pages.map(({ path, from, now, then }) => (
            <li key={`${path} ${from}`} className={parts.warn}>
              From {moment(from)} {path} shows {then ?? 'nothing'} in place of {now}.
            </li>
          ))}
          {consequences.languages.missing.length > 0 && (
            <li className={parts.warn}>Texts are missing in {consequences.languages.missing.join(', ')}.</li>
          )}
          {consequences.warnings.map(({ code, path, message }) => (
            <li key={`${code} ${path}`} className={parts.warn}>
              {message}
              <code>{path}</code>
            </li>
          ))}
        </>
      )}
    </ul>
  )
}
