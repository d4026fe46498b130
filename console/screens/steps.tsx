import { useState } from 'react'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { saveDraft } from '@fanfare/contract/staff/drafts.ts'
import { activityForm, ownDrafts } from '@fanfare/contract/staff/editing.ts'
import { duplicateActivity, endActivity } from '@fanfare/contract/staff/publications.ts'
import { Button, Choice, Failure, Input, Labelled, Loaded, Proposed, SecondPerson, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import type { ActivityRow } from '../activity-words.ts'
import { goTo, setQuery, To } from '../route.tsx'
import { useCall, useChange, useTyped } from '../use-call.ts'
import { When } from '../when.tsx'
import { distance, moment, momentWithZone, number, typeWords } from '../words.ts'
import { Effects } from './effects.tsx'

/** The step that an address names: it is there again after a sign-in. */
export const begin = (step: string): void => setQuery({ do: step })
const close = (): void => begin('')

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const Cancel = () => <Button onClick={close}>Not now</Button>

interface NewDraft {
  alias: string
  yaml: string
  source?: string
}

/** Stores a draft of an alias that is not published, and opens its form. */
function useNewDraft() {
  const save = useChange(saveDraft)
  const [taken, setTaken] = useState<string | null>(null)
  const store = async ({ alias, yaml, source }: NewDraft, clear: () => void) => {
    const done = await save.run({ params: { alias }, body: { yaml, basedOn: 0, source } }, 0)
    setTaken(done === null ? alias : null)
    if (done === null) return
    clear()
    goTo(`/activities/${alias}/edit`)
  }
  return { store, isBusy: save.isBusy, failure: save.failure, taken: save.failure?.hasMoved ? taken : null }
}

/** Somebody has this draft already: their own earlier one. */
const Taken = ({ alias }: { alias: string | null }) =>
  alias === null ? null : (
    <p className={parts.warn}>
      You have a draft of {alias} already.{' '}
      <To className={parts.link} href={`/activities/${alias}/edit`}>
        Open it
      </To>
    </p>
  )

interface CopyProps {
  sources: readonly Pick<ActivityRow, 'alias' | 'title'>[]
}

/** A draft with the file of another activity, moved to a new start. */
function Copy({ sources }: CopyProps) {
  const copy = useChange(duplicateActivity)
  const draft = useNewDraft()
  const { fields, set, clear } = useTyped('duplicate', { source: sources[0]?.alias ?? '', alias: '', start: '' })
  const start = fields.start === '' ? null : Number(fields.start)
  const make = async () => {
    const { source, alias } = fields
    const body = { alias, ...(start !== null && { startTime: start }) }
    const made = await copy.run({ params: { alias: source }, body })
    if (made === null) return
    await draft.store({ alias, yaml: made.yaml, source }, clear)
  }
  return (
    <div className={parts.form}>
      {sources.length > 1 && (
        <Select
          label="Copy of"
          value={fields.source}
          options={sources.map(({ alias, title }) => [alias, `${title} (${alias})`] as const)}
          onChoose={(source) => set({ source })}
        />
      )}
      <div className={parts.pair}>
        <Labelled label="New alias" hint="Small letters, digits and hyphens: its address on the site.">
          <Input value={fields.alias} onChange={(event) => set({ alias: event.target.value.trim() })} />
        </Labelled>
        <When
          label="New start"
          at={start}
          hint={start === null ? 'Left out: the same time of day, as soon as it is ahead.' : undefined}
          onChange={(at) => set({ start: String(at) })}
        />
      </div>
      <p className={parts.small}>
        The end and all other times move with the start. Codes and the version of the consent begin anew. Nothing is
        published: you get a draft.
      </p>
      <Failure refusal={copy.failure ?? (draft.taken === null ? draft.failure : null)} />
      <Taken alias={draft.taken} />
      <div className={parts.actions}>
        <Button
          variant="primary"
          busy={copy.isBusy || draft.isBusy}
          disabled={fields.alias === '' || fields.source === ''}
          onClick={() => void make()}
        >
          Make the draft
        </Button>
        <Cancel />
      </div>
    </div>
  )
}

export const Duplicate = ({ activity }: { activity: ActivityRow }) => (
  <Section title={`Duplicate ${activity.title}`}>
    <Copy sources={[activity]} />
  </Section>
)

/** A draft from another activity or from the template of a type, and the drafts that wait. */
export function NewActivity({ rows }: { rows: readonly ActivityRow[] }) {
  const [isCopy, setCopy] = useState(true)
  const drafts = useCall(ownDrafts, {})
  return (
    <div className={parts.columns}>
      <div>
        <Section title="New activity">
          <div className={parts.form}>
            <div className={parts.pair}>
              <Choice
                type="radio"
                name="from"
                label="Copy of another"
                checked={isCopy}
                onChange={() => setCopy(true)}
              />
              <Choice
                type="radio"
                name="from"
                label="Empty, of a type"
                checked={!isCopy}
                onChange={() => setCopy(false)}
              />
            </div>
            {isCopy ? <Copy sources={rows} /> : <Empty />}
          </div>
        </Section>
      </div>
      <div>
        <Section title="Your drafts">
          <Loaded of={drafts}>
            {({ items }) => (
              <ul className={parts.rows}>
                {items.length === 0 && <li className={parts.muted}>None.</li>}
                {items.map(({ alias, basedOn, updatedAt, expiresAt }) => (
                  <li key={alias}>
                    <To className={parts.link} href={`/activities/${alias}/edit`}>
                      {alias}
                    </To>
                    <span className={parts.small}>{moment(updatedAt)}</span>
                    <span className={parts.small}>
                      {basedOn === 0 ? 'not published' : `of version ${number(basedOn)}`}, kept for{' '}
                      {distance(expiresAt).replace('in ', '')}
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </Loaded>
        </Section>
      </div>
    </div>
  )
}

function Empty() {
  const form = useChange(activityForm)
  const draft = useNewDraft()
  const { fields, set, clear } = useTyped('empty', { alias: '', type: '' })
  const type = ACTIVITY_TYPE_NAMES.find((name) => name === fields.type)
  const make = async () => {
    const { alias } = fields
    if (type === undefined) return
    const made = await form.run({ params: { type }, query: { alias } })
    if (made === null) return
    await draft.store({ alias, yaml: made.template }, clear)
  }
  return (
    <div className={parts.form}>
      <div className={parts.pair}>
        <Select
          label="Type"
          value={fields.type}
          options={[['', 'Choose …'], ...ACTIVITY_TYPE_NAMES.map((name) => [name, typeWords(name)] as const)]}
          onChoose={(name) => set({ type: name })}
        />
        <Labelled label="New alias">
          <Input value={fields.alias} onChange={(event) => set({ alias: event.target.value.trim() })} />
        </Labelled>
      </div>
      <p className={parts.small}>Example values, and every text still to write.</p>
      <Failure refusal={form.failure ?? (draft.taken === null ? draft.failure : null)} />
      <Taken alias={draft.taken} />
      <div className={parts.actions}>
        <Button
          variant="primary"
          busy={form.isBusy || draft.isBusy}
          disabled={fields.alias === '' || type === undefined}
          onClick={() => void make()}
        >
          Make the draft
        </Button>
        <Cancel />
      </div>
    </div>
  )
}

/** Ends an activity at a time or cancels it, after its consequences were shown. */
export function End({ activity, onChanged }: { activity: ActivityRow; onChanged: () => void }) {
  const { alias, version, endTime, status } = activity
  const rehearsal = useChange(endActivity)
  const end = useChange(endActivity)
  const { fields, set, clear } = useTyped('end', { how: status === 'UPCOMING' ? 'cancel' : 'at', at: '', note: '' })
  const [openedAt] = useState(() => Date.now())
  const at = fields.at === '' ? Math.min(endTime, Math.ceil(openedAt / HOUR_MS) * HOUR_MS + DAY_MS) : Number(fields.at)
  const isCancel = fields.how === 'cancel'
  const what = isCancel ? { cancel: true as const } : { at }
  const wanted = JSON.stringify([what, version])
  const [checked, setChecked] = useState<{ of: string; answer: CallData<typeof endActivity> } | null>(null)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const isChecked = checked?.of === wanted
  const check = async () => {
    const body = { ...what, note: fields.note }
    const answer = await rehearsal.run({ params: { alias }, query: { dryRun: '1' }, body }, version)
    setChecked(answer && { of: wanted, answer })
  }
  const run = async () => {
    const done = await end.run({ params: { alias }, query: {}, body: { ...what, note: fields.note } }, version)
    if (done === null) return
    clear()
    if (done.proposal) {
      setProposalId(done.proposal.proposalId)
      return
    }
    close()
    onChanged()
  }
  return (
    <Section title={`End ${activity.title}`}>
      <div className={parts.form}>
        <div className={parts.pair}>
          <Choice
            type="radio"
            name="end"
            label="End at a time"
            hint="what was earned is paid as usual"
            checked={!isCancel}
            onChange={() => set({ how: 'at' })}
          />
          <Choice
            type="radio"
            name="end"
            label="Cancel"
            hint="called off now; earned rewards can still be claimed"
            checked={isCancel}
            onChange={() => set({ how: 'cancel' })}
          />
        </div>
        {!isCancel && <When label="Ends" at={at} onChange={(ms) => set({ at: String(ms) })} />}
        <Labelled label="Note for colleagues">
          <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
        </Labelled>
        <Failure refusal={rehearsal.failure ?? end.failure} onReload={onChanged} />
        {isChecked && <Effects {...checked.answer} />}
        <SecondPerson rule="publish" />
        {proposalId !== null && <Proposed id={proposalId} />}
        <div className={parts.actions}>
          {isChecked ? (
            <Button variant="danger" busy={end.isBusy} onClick={() => void run()}>
              {isCancel ? `Cancel ${activity.title}` : `End at ${momentWithZone(at)}`}
            </Button>
          ) : (
            <Button variant="primary" busy={rehearsal.isBusy} onClick={() => void check()}>
              Check the consequences
            </Button>
          )}
          <Cancel />
        </div>
      </div>
    </Section>
  )
}
