import { PAUSE_REASONS } from '@fanfare/contract/activity/pause.ts'
import { pauseActivity, pauseAll, resumeActivity, resumeAll } from '@fanfare/contract/staff/pauses.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Change, NOTE, pick, type Values } from '../form.tsx'
import { type Field, SecondPerson } from '../inputs.tsx'
import { Muted, Section } from '../parts.tsx'
import { may } from '../use-call.ts'
import { type ActivityRow, pausedSentence, plural, siteText } from '../words.ts'
import { Said } from '../queue.tsx'
import { opens } from '../places.ts'

const PARTS = [
  ['claims', 'Claims', 'nobody can claim; tasks and trades go on'],
  ['joins', 'Joining', 'nobody new can join'],
  ['draws', 'Draws', 'nobody can draw; no draw is used'],
] as const

const reasonText = (reason: string) => siteText(`paused_${reason}`)

/** The words that people will read on the pages. */
const saidOf = (reason: string, chosen: readonly string[]) => (
  <Said
    label="What people read"
    title={siteText('paused')}
    lines={[reasonText(reason), ...chosen.map((part) => siteText(`${part}_paused`)), siteText('paused_counts')]}
  />
)

const FIELDS = {
  parts: { as: 'checks', options: PARTS, start: 'claims' } as Field,
  reason: pick('Reason, as the page says it', PAUSE_REASONS, reasonText),
  note: NOTE,
}
type PauseValues = Values<typeof FIELDS>

const partWords = (chosen: string) => {
  const all = chosen.split(' ')
  return all.length === PARTS.length ? 'everything' : all.join(' and ')
}

/** The fields and the button of a pause; `where` is the end of the button's text. */
const pausing = (where: string) => ({
  more: ({ parts: chosen, reason }: PauseValues) => (
    <>
      {reason && saidOf(reason, chosen.split(' ').filter(Boolean))}
      <small>In all languages, on every open page within a second.</small>
    </>
  ),
  label: ({ parts: chosen }: PauseValues) =>
    chosen ? `Pause ${partWords(chosen)} ${where}now` : 'Choose what to pause',
  variant: 'danger' as const,
})

const bodyOf = ({ parts: chosen, reason, note }: PauseValues) => ({
  ...Object.fromEntries(chosen.split(' ').map((part) => [part, true as const])),
  reason,
  note,
})

/** Pauses at once, without a second person, and shows the words that people will read. */
export function pauseOf({ paused, alias }: ActivityRow) {
  return (
    <Section title="Pause" aside={<Chip>No second person needed</Chip>}>
      {paused ? (
        <>
          <p>{pausedSentence(paused)}</p>
          {saidOf(
            paused.reason,
            PARTS.flatMap(([part]) => (paused[part] ? part : [])),
          )}
          {may('operator') && (
            <Change call={resumeActivity} label="Resume now" send={() => ({ alias, body: {} })}>
              <small>Claim deadlines within a day move to a day later.</small>
              <SecondPerson rule="resume" />
            </Change>
          )}
        </>
      ) : may('operator', 'risk') ? (
        <Change
          call={pauseActivity}
          fields={FIELDS}
          send={(values) => ({ alias, body: bodyOf(values) })}
          {...pausing('')}
          disabled={({ parts: chosen }) => !chosen}
        />
      ) : (
        <Muted>Nothing is paused. Operators and risk can pause.</Muted>
      )}
    </Section>
  )
}

export const close = opens('')

export interface AllProps {
  rows: readonly ActivityRow[]
}

/** Pauses every activity at once: for a fault whose place is not known yet. */
export function PauseAll({ rows }: AllProps) {
  const count = plural(rows.filter(({ status }) => status !== 'ENDED').length, 'activity', 'activities')
  return (
    <Section title="Pause all" aside={<Chip>No second person needed</Chip>}>
      <Change
        call={pauseAll}
        fields={({ parts: chosen = 'claims' }) => ({
          ...FIELDS,
          sure: { label: `Pause ${partWords(chosen)} of ${count}`, hint: 'all that run or are to come', as: 'check' },
        })}
        send={(values) => ({ body: bodyOf(values) })}
        {...pausing('everywhere ')}
        disabled={({ parts: chosen, sure }) => !chosen || !sure}
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
      fields={{ note: NOTE }}
      send={(body) => ({ body })}
      more={() => <SecondPerson rule="resume" />}
      label="Resume all now"
      variant="primary"
      onDone={({ proposal }) => !proposal && close()}
      asks={`${plural(rows.filter(({ paused }) => paused).length, 'activity is', 'activities are')} paused. An activity that was paused on its own page stays paused. Claim deadlines within a day move to a day later.`}
    />
  </Section>
)
