import { useState } from 'react'
import { PAUSE_REASONS, type PauseReason } from '@fanfare/contract/activity/activity.ts'
import { pauseActivity, pauseAll, resumeActivity, resumeAll } from '@fanfare/contract/staff/pauses.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { type ActivityRow, pausedSentence } from '../activity-words.ts'
import { Button, Choice, Failure, Input, Labelled, Proposed, SecondPerson, Section, Select } from '../parts.tsx'
import parts from '../parts.module.css'
import { useChange, useSigned, useTyped } from '../use-call.ts'
import { plural, siteText } from '../words.ts'

const PARTS = [
  ['claims', 'Claims', 'nobody can claim; tasks and trades go on'],
  ['joins', 'Joining', 'nobody new can join'],
  ['draws', 'Draws', 'nobody can draw; no draw is used'],
] as const
type Part = (typeof PARTS)[number][0]

const reasonText = (reason: string): string => siteText(`paused_${reason}`)

/** Pauses at once, without a second person, and shows the words that people will read. */
export function Pause({ activity, onChanged }: { activity: ActivityRow; onChanged: () => void }) {
  const { may } = useSigned()
  const { paused } = activity
  return (
    <Section title="Pause" aside={<Chip>No second person needed</Chip>}>
      {paused && (
        <>
          <p>{pausedSentence(paused)}</p>
          <Said reason={paused.reason} chosen={PARTS.map(([part]) => part).filter((part) => paused[part])} />
          {may('operator') ? <Resume activity={activity} onChanged={onChanged} /> : null}
        </>
      )}
      {!paused && may('operator', 'risk') && <Form alias={activity.alias} onChanged={onChanged} />}
      {!paused && !may('operator', 'risk') && (
        <p className={parts.muted}>Nothing is paused. Operators and risk can pause.</p>
      )}
    </Section>
  )
}

function Said({ reason, chosen }: { reason: string; chosen: readonly Part[] }) {
  return (
    <div className={parts.said} aria-label="What people read">
      <b>{siteText('paused')}</b>
      <p>{reasonText(reason)}</p>
      {chosen.map((part) => (
        <p key={part}>{siteText(`${part}_paused`)}</p>
      ))}
      <p>{siteText('paused_counts')}</p>
    </div>
  )
}

interface AllProps {
  rows: readonly ActivityRow[]
  onChanged: () => void
}

/** Pauses every activity at once: for a fault whose place is not known yet. */
export const PauseAll = ({ rows, onChanged }: AllProps) => (
  <Section title="Pause all" aside={<Chip>No second person needed</Chip>}>
    <Form alias={null} count={rows.filter(({ status }) => status !== 'ENDED').length} onChanged={onChanged} />
  </Section>
)

/** Ends the pause of every activity; one that was paused on its own page stays so. */
export function ResumeAll({ rows, onChanged }: AllProps) {
  const resume = useChange(resumeAll)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const { fields, set, clear } = useTyped('resume-all', { note: '' })
  const paused = rows.filter((row) => row.paused !== null)
  const resumeNow = async () => {
    const done = await resume.run({ query: {}, body: { note: fields.note } })
    if (done === null) return
    clear()
    if (done.proposal) setProposalId(done.proposal.proposalId)
    else onChanged()
  }
  return (
    <Section title="Resume all">
      <div className={parts.form}>
        <p>
          {plural(paused.length, 'activity is', 'activities are')} paused. An activity that was paused on its own page
          stays paused. Claim deadlines within a day move to a day later.
        </p>
        <Labelled label="Note for colleagues">
          <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
        </Labelled>
        <Failure refusal={resume.failure} onReload={onChanged} />
        {proposalId !== null && <Proposed id={proposalId} />}
        <SecondPerson rule="resume" />
        <Button variant="primary" busy={resume.isBusy} onClick={() => void resumeNow()}>
          Resume all now
        </Button>
      </div>
    </Section>
  )
}

interface FormProps {
  /** Null pauses every activity; `count` of them have not ended. */
  alias: string | null
  count?: number
  onChanged: () => void
}

function Form({ alias, count = 1, onChanged }: FormProps) {
  const [chosen, setChosen] = useState<readonly Part[]>(['claims'])
  const [reason, setReason] = useState<PauseReason>('CHECK')
  const { fields, set, clear } = useTyped('pause', { note: '' })
  const pauseOne = useChange(pauseActivity)
  const pauseEvery = useChange(pauseAll)
  const pause = alias === null ? pauseEvery : pauseOne
  const [isSure, setSure] = useState(alias !== null)
  const pauseNow = async () => {
    const named = Object.fromEntries(chosen.map((part) => [part, true as const]))
    const body = { ...named, reason, note: fields.note }
    const done = await (alias === null
      ? pauseEvery.run({ query: {}, body })
      : pauseOne.run({ params: { alias }, query: {}, body }))
    if (done === null) return
    clear()
    onChanged()
  }
  const words = chosen.length === PARTS.length ? 'everything' : chosen.join(' and ')
  return (
    <div className={parts.form}>
      {PARTS.map(([part, label, hint]) => (
        <Choice
          key={part}
          type="checkbox"
          label={label}
          hint={hint}
          checked={chosen.includes(part)}
          onChange={(event) =>
            setChosen(
              PARTS.map(([one]) => one).filter((one) => (one === part ? event.target.checked : chosen.includes(one))),
            )
          }
        />
      ))}
      <Select
        label="Reason, as the page says it"
        value={reason}
        options={PAUSE_REASONS.map((one) => [one, reasonText(one)] as const)}
        onChoose={setReason}
      />
      <Said reason={reason} chosen={chosen} />
      <p className={parts.small}>In all languages, on every open page within a second.</p>
      <Labelled label="Note for colleagues">
        <Input maxLength={500} value={fields.note} onChange={(event) => set({ note: event.target.value })} />
      </Labelled>
      <Failure refusal={pause.failure} onReload={onChanged} />
      {alias === null && (
        <Choice
          type="checkbox"
          label={`Pause ${words} of ${plural(count, 'activity', 'activities')}`}
          hint="all that run or are to come"
          checked={isSure}
          onChange={(event) => setSure(event.target.checked)}
        />
      )}
      <Button
        variant="danger"
        busy={pause.isBusy}
        disabled={chosen.length === 0 || !isSure}
        onClick={() => void pauseNow()}
      >
        {chosen.length === 0
          ? 'Choose what to pause'
          : alias === null
            ? `Pause ${words} everywhere now`
            : `Pause ${words} now`}
      </Button>
    </div>
  )
}

function Resume({ activity: { alias }, onChanged }: { activity: ActivityRow; onChanged: () => void }) {
  const resume = useChange(resumeActivity)
  const [proposalId, setProposalId] = useState<string | null>(null)
  const resumeNow = async () => {
    const done = await resume.run({ params: { alias }, body: {} })
    if (done?.proposal) setProposalId(done.proposal.proposalId)
    else if (done) onChanged()
  }
  return (
    <div className={parts.form}>
      <p className={parts.small}>Claim deadlines within a day move to a day later.</p>
      <SecondPerson rule="resume" />
      <Button busy={resume.isBusy} onClick={() => void resumeNow()}>
        Resume now
      </Button>
      <Failure refusal={resume.failure} onReload={onChanged} />
      {proposalId !== null && <Proposed id={proposalId} />}
    </div>
  )
}
