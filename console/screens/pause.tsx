import { PAUSE_REASONS } from '@fanfare/contract/activity/pause.ts'
import { pauseActivity, pauseAll, resumeActivity, resumeAll } from '@fanfare/contract/staff/pauses.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { type ActivityRow, pausedSentence } from '../activity-words.ts'
import { Change, NOTE, pick, type Typed } from '../form.tsx'
import { type Field, SecondPerson } from '../inputs.tsx'
import { Muted, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { setQuery } from '../route.ts'
import { useSigned } from '../use-call.ts'
import { plural, siteText } from '../words.ts'

const PARTS = [
  ['claims', 'Claims', 'nobody can claim; tasks and trades go on'],
  ['joins', 'Joining', 'nobody new can join'],
  ['draws', 'Draws', 'nobody can draw; no draw is used'],
] as const

const reasonText = (reason: string): string => siteText(`paused_${reason}`)

/** Pauses at once, without a second person, and shows the words that people will read. */
export function Pause({ activity: { paused, alias } }: { activity: ActivityRow }) {
  const { may } = useSigned()
  return (
    <Section title="Pause" aside={<Chip>No second person needed</Chip>}>
      {paused ? (
        <>
          <p>{pausedSentence(paused)}</p>
          <Said reason={paused.reason} chosen={PARTS.map(([part]) => part).filter((part) => paused[part])} />
          {may('operator') && (
            <Change
              call={resumeActivity}
              name="resume"
              label="Resume now"
              send={() => ({ params: { alias }, query: {}, body: {} })}
            >
              <small>Claim deadlines within a day move to a day later.</small>
              <SecondPerson rule="resume" />
            </Change>
          )}
        </>
      ) : may('operator', 'risk') ? (
        <Change
          call={pauseActivity}
          name="pause"
          fields={FIELDS}
          send={(values) => ({ params: { alias }, query: {}, body: bodyOf(values) })}
          more={(values) => <WhatIsSaid {...values} />}
          label={({ parts: chosen }) => (chosen === '' ? NOTHING : `Pause ${partWords(chosen)} now`)}
          variant="danger"
          disabled={({ parts: chosen }) => chosen === ''}
        />
      ) : (
        <Muted>Nothing is paused. Operators and risk can pause.</Muted>
      )}
    </Section>
  )
}

const NOTHING = 'Choose what to pause'

const FIELDS = {
  parts: { label: '', as: 'checks', options: PARTS, start: 'claims' } as Field,
  reason: pick('Reason, as the page says it', PAUSE_REASONS, reasonText),
  note: NOTE,
}
type PauseValues = { parts: string; reason: (typeof PAUSE_REASONS)[number]; note: string }

const bodyOf = ({ parts: chosen, reason, note }: PauseValues) => ({
  ...Object.fromEntries(chosen.split(' ').map((part) => [part, true as const])),
  reason,
  note,
})
const partWords = (chosen: string): string => {
  const all = chosen.split(' ')
  return all.length === PARTS.length ? 'everything' : all.join(' and ')
}

const WhatIsSaid = ({ parts: chosen, reason }: PauseValues) => (
  <>
    <Said reason={reason} chosen={chosen.split(' ').filter(Boolean)} />
    <small>In all languages, on every open page within a second.</small>
  </>
)

const Said = ({ reason, chosen }: { reason: string; chosen: readonly string[] }) => (
  <div className={parts.said} aria-label="What people read">
    <b>{siteText('paused')}</b>
    {[reasonText(reason), ...chosen.map((part) => siteText(`${part}_paused`)), siteText('paused_counts')].map(
      (line) => (
        <p key={line}>{line}</p>
      ),
    )}
  </div>
)

interface AllProps {
  rows: readonly ActivityRow[]
}

const close = () => setQuery({ do: '' })

/** Pauses every activity at once: for a fault whose place is not known yet. */
export function PauseAll({ rows }: AllProps) {
  const count = plural(rows.filter(({ status }) => status !== 'ENDED').length, 'activity', 'activities')
  return (
    <Section title="Pause all" aside={<Chip>No second person needed</Chip>}>
      <Change
        call={pauseAll}
        name="pause"
        fields={({ parts: chosen = 'claims' }: Typed) => ({
          ...FIELDS,
          sure: {
            label: `Pause ${partWords(chosen)} of ${count}`,
            hint: 'all that run or are to come',
            as: 'check',
          },
        })}
        send={(values) => ({ query: {}, body: bodyOf(values) })}
        more={(values) => <WhatIsSaid {...values} />}
        label={({ parts: chosen }) => (chosen === '' ? NOTHING : `Pause ${partWords(chosen)} everywhere now`)}
        variant="danger"
        disabled={({ parts: chosen, sure }) => chosen === '' || sure === ''}
        onDone={close}
      />
    </Section>
  )
}

/** Ends the pause of every activity; one that was paused on its own page stays so. */
export const ResumeAll = ({ rows }: AllProps) => (
  <Section title="Resume all">
    <Change
      call={resumeAll}
      name="resume-all"
      fields={{ note: NOTE }}
      send={(body) => ({ query: {}, body })}
      more={() => <SecondPerson rule="resume" />}
      label="Resume all now"
      variant="primary"
      onDone={({ proposal }) => proposal === null && close()}
    >
      <p>
        {plural(rows.filter(({ paused }) => paused !== null).length, 'activity is', 'activities are')} paused. An
        activity that was paused on its own page stays paused. Claim deadlines within a day move to a day later.
      </p>
    </Change>
  </Section>
)
