import { type ReactNode, useState } from 'react'
import { ACTIVITY_TYPE_NAMES } from '@fanfare/contract/activity-types.ts'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { saveDraft } from '@fanfare/contract/staff/drafts.ts'
import { activityForm, ownDrafts } from '@fanfare/contract/staff/editing.ts'
import { duplicateActivity, endActivity } from '@fanfare/contract/staff/publications.ts'
import { type Fields, type FormInput, Inputs, NOTE, pick, useForm, type Values } from '../form.tsx'
import { FieldInput, SecondPerson } from '../inputs.tsx'
import { ResourceList } from '../list.tsx'
import { Actions, Button, Columns, Failure, Form, FormSection, Proposed, To } from '../parts.tsx'
import { goTo } from '../places.ts'
import { useChange, may } from '../use-call.ts'
import { type ActivityRow, distance, moment, momentWithZone, number } from '../words.ts'
import { Effects } from './effects.tsx'
import { type AllProps, close, PauseAll, ResumeAll } from './pause.tsx'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const Cancel = () => <Button onClick={close}>Not now</Button>

const draftOf = (alias: string) => `/activities/${alias}/edit`

interface DraftFormProps<C extends CallDefinition, F extends Fields> extends FormInput<C, F> {
  /** Reads the file of the draft from the answer. */
  draft: (answer: CallData<C>, values: Values<F>) => { alias: string; yaml: string; source?: string }
  isReady: (values: Values<F>) => unknown
  children: ReactNode
}

/** Makes the file of a new activity, stores it as a draft and opens that. */
function DraftForm<C extends CallDefinition, F extends Fields>({
  draft,
  isReady,
  children,
  ...input
}: DraftFormProps<C, F>) {
  const save = useChange(saveDraft)
  const [taken, setTaken] = useState('')
  const form = useForm({
    ...input,
    // What was typed stays until the draft is stored.
    isKept: true,
    onDone: async (answer, values) => {
      const { alias, yaml, source } = draft(answer, values)
      setTaken(alias)
      if (await save.run({ alias, body: { yaml, basedOn: 0, source } }, 0)) {
        form.clear()
        goTo(draftOf(alias))
      }
    },
  })
  const isTaken = save.failure?.hasMoved
  return (
    <Form>
      <Inputs of={form} />
      <small>{children}</small>
      <Failure failure={form.failure ?? (isTaken ? null : save.failure)} />
      {isTaken && (
        <p className="warn">
          {`You have a draft of ${taken} already. `}
          <To href={draftOf(taken)}>Open it</To>
        </p>
      )}
      <Actions>
        <Button
          variant="primary"
          busy={form.isBusy || save.isBusy}
          disabled={!isReady(form.values)}
          onClick={() => form.submit()}
        >
          Make the draft
        </Button>
        <Cancel />
      </Actions>
    </Form>
  )
}

type Source = Pick<ActivityRow, 'alias' | 'title'>

/** A draft with the file of another activity, which is `of` or one of `rows`, moved to a new start. */
export const Copy = ({ of, rows = [] }: { of?: string; rows?: readonly Source[] }) => (
  <DraftForm
    call={duplicateActivity}
    fields={({ start }) => ({
      source: !of && {
        label: 'Copy of',
        options: rows.map(({ alias, title }) => [alias, `${title} (${alias})`]),
      },
      alias: { label: 'New alias', hint: 'Small letters, digits and hyphens: its address on the site.' },
      start: {
        label: 'New start',
        hint: !start && 'Left out: the same time of day, as soon as it is ahead.',
        as: 'when',
      },
    })}
    send={({ source, alias, start }) => ({
      alias: of ?? source,
      body: { alias: alias.trim(), ...(start && { startTime: Number(start) }) },
    })}
    draft={({ yaml }, { source, alias }) => ({ alias: alias.trim(), yaml, source: of ?? source })}
    isReady={({ source, alias }) => (of ?? source) && alias}
  >
    The end and all other times move with the start. Codes and the version of the consent begin anew. Nothing is
    published: you get a draft.
  </DraftForm>
)

const SOURCES = Object.entries({ copy: 'Copy of another', empty: 'Empty, of a type' })

/** A draft from another activity or from the template of a type, and the drafts that wait. */
export function NewActivity({ rows }: { rows: readonly Source[] }) {
  const [from, setFrom] = useState('copy')
  return (
    <Columns>
      <FormSection title="New activity">
        <div className="grid fields">
          <FieldInput name="from" of={{ as: 'radio', options: SOURCES }} value={from} onChange={setFrom} />
        </div>
        {from === 'copy' ? (
          <Copy rows={rows} />
        ) : (
          <DraftForm
            call={activityForm}
            fields={{ type: pick('Type', ACTIVITY_TYPE_NAMES), alias: { label: 'New alias' } }}
            send={({ type, alias }) => ({ type, alias: alias.trim() })}
            draft={({ template }, { alias }) => ({ alias: alias.trim(), yaml: template })}
            isReady={({ type, alias }) => type && alias}
          >
            Example values, and every text still to write.
          </DraftForm>
        )}
      </FormSection>
      <ResourceList
        call={ownDrafts}
        title="Your drafts"
        empty="None."
        row={({ alias, basedOn, updatedAt, expiresAt }) => ({
          title: <To href={draftOf(alias)}>{alias}</To>,
          lines: [
            `${basedOn ? `of version ${number(basedOn)}` : 'not published'}, kept for ${distance(expiresAt).replace('in ', '')}`,
          ],
          at: moment(updatedAt),
        })}
      />
    </Columns>
  )
}

/** Ends an activity at a time or cancels it, after its consequences were shown. */
export function End({ activity: { alias, title, version, endTime, status } }: { activity: ActivityRow }) {
  const rehearsal = useChange(endActivity)
  const [openedAt] = useState(Date.now)
  const nextDay = Math.min(endTime, Math.ceil(openedAt / HOUR_MS) * HOUR_MS + DAY_MS)
  const form = useForm({
    call: endActivity,
    revision: version,
    fields: ({ how = status === 'UPCOMING' ? 'cancel' : 'at' }) => ({
      how: {
        as: 'radio',
        start: how,
        options: [
          ['at', 'End at a time', 'what was earned is paid as usual'],
          ['cancel', 'Cancel', 'called off now; earned rewards can still be claimed'],
        ],
      },
      at: how === 'at' && { label: 'Ends', as: 'when', start: String(nextDay) },
      note: NOTE,
    }),
    send: ({ how, at, note }) => ({
      alias,
      body: { ...(how === 'cancel' ? { cancel: true as const } : { at: Number(at) }), note },
    }),
    onDone: ({ proposal }) => !proposal && close(),
  })
  const { how, at } = form.values
  const wanted = JSON.stringify([how, at, version])
  const [checked, setChecked] = useState('')
  const effects = checked === wanted ? rehearsal.answer : undefined
  const check = async () => {
    if (await rehearsal.run({ ...form.input(), dryRun: '1' }, version)) setChecked(wanted)
  }
  return (
    <FormSection title={`End ${title}`}>
      <Inputs of={form} />
      <Failure failure={rehearsal.failure ?? form.failure} reload={form.reload} />
      {effects && <Effects {...effects} />}
      <SecondPerson rule="publish" />
      {form.answer?.proposal && <Proposed id={form.answer.proposal.proposalId} />}
      <Actions>
        {effects ? (
          <Button variant="danger" busy={form.isBusy} onClick={() => form.submit()}>
            {how === 'cancel' ? `Cancel ${title}` : `End at ${momentWithZone(Number(at))}`}
          </Button>
        ) : (
          <Button variant="primary" busy={rehearsal.isBusy} onClick={check}>
            Check the consequences
          </Button>
        )}
        <Cancel />
      </Actions>
    </FormSection>
  )
}

/** What the list of activities opens by the `do` of its address. */
export function ListStep({ name, rows }: AllProps & { name: string }) {
  if (name === 'pause') return may('operator', 'risk') && <PauseAll rows={rows} />
  if (!may('operator')) return null
  if (name === 'new') return <NewActivity rows={rows} />
  return name === 'resume' && <ResumeAll rows={rows} />
}
