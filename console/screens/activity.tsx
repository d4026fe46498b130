import { useState } from 'react'
import { activityDiff, activityVersions, staffActivity } from '@fanfare/contract/staff/activities.ts'
import { rollbackActivity } from '@fanfare/contract/staff/publications.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { fileLabel, formWords } from '@fanfare/contract/staff/product-words.ts'
import { Changes } from '../changes.tsx'
import { pointerPlace } from '../file-place.ts'
import { Change } from '../form.tsx'
import { SecondPerson } from '../inputs.tsx'
import { Details, ResourceList, Rows } from '../list.tsx'
import { Button, Columns, Facts, Form, lookOf, Muted, Page, Read, Section, To } from '../parts.tsx'
import { opens, useAddress } from '../places.ts'
import { may } from '../use-call.ts'
import {
  alarmWords,
  capitalized,
  datesOf,
  day,
  figure,
  moment,
  money,
  number,
  plural,
  share,
  statusOf,
  typeOf,
} from '../words.ts'
import { BudgetBar, ForecastCard, waitingFor } from './effects.tsx'
import { Copy, End } from './steps.tsx'
import { pauseOf } from './pause.tsx'

export function Activity({ alias }: { alias: string }) {
  const asked = useAddress('do')
  return (
    <Read call={staffActivity} input={{ alias }}>
      {(activity) => {
        const { title, version, page, status, participants, updatedAt, updatedBy, budget, schedule } = activity
        const [words, tone] = statusOf(activity)
        const { starts, ends } = datesOf(activity)
        const step = may('operator') && asked
        return (
          <Page
            title={title}
            note={`${alias}, ${typeOf(activity)}, version ${number(version)}, ${page}`}
            back={['/activities', 'Activities']}
            actions={
              <>
                <Chip tone={tone}>{words}</Chip>
                <To className={lookOf()} href={`/reports?activity=${alias}`}>
                  Report
                </To>
                {may('operator') && (
                  <>
                    <Button onClick={opens('duplicate')}>Duplicate</Button>
                    <To className={lookOf()} href={`/activities/${alias}/edit?when=later`}>
                      Schedule
                    </To>
                    {status !== 'ENDED' && <Button onClick={opens('end')}>End</Button>}
                    <To className={lookOf('primary')} href={`/activities/${alias}/edit`}>
                      Edit
                    </To>
                  </>
                )}
              </>
            }
          >
            <div className="grid stack">
              {step === 'duplicate' && (
                <Section title={`Duplicate ${title}`}>
                  <Copy of={alias} />
                </Section>
              )}
              {step === 'end' && <End activity={activity} />}
              <Card as="div">
                <Facts
                  className="grid strip small"
                  of={{
                    Published: `version ${number(version)}, ${moment(updatedAt)} by ${updatedBy || 'the file'}`,
                    Starts: starts,
                    Ends: ends,
                    People: participants ? number(participants) : 'none yet',
                  }}
                />
              </Card>
              {activity.alarms.map((alarm) => (
                <Notice key={alarm.code} tone="warning">
                  {capitalized(alarmWords(alarm, activity)[0])}
                </Notice>
              ))}
            </div>
            <Columns>
              <>
                <Section title="Budget" aside="End dates continue the last 7 days.">
                  {budget.map((line) => {
                    const { rewardType, unit, limit, granted, reserved, left, endsAt } = line
                    const [used, taken] = [share(granted, limit), share(reserved, limit)]
                    return (
                      <BudgetBar
                        key={`${rewardType} ${unit}`}
                        of={line}
                        words={`${number(left)} of ${money(limit, unit)} left${endsAt ? `, ends about ${day(endsAt)}` : ''}`}
                        parts={[
                          ['reserved', used, used + taken],
                          ['granted', 0, used],
                        ]}
                        below={`${figure(granted)} granted, ${figure(reserved)} reserved`}
                      />
                    )
                  })}
                  {!budget.length && <Muted>This activity has no budget.</Muted>}
                </Section>
                <ForecastCard alias={alias} />
                {waitingFor(alias, schedule)}
                <Section title="Can’t change any more">
                  <Rows
                    of={[...Map.groupBy(activity.frozen, ({ message }) => message)]}
                    empty="Everything may still change."
                    row={([message, same]) => {
                      const paths = same.map(({ path }) => pointerPlace(path)).join('; ')
                      return {
                        key: message,
                        name: capitalized(formWords(message)),
                        at: `since ${day(Math.min(...same.map(({ since }) => since)))}`,
                        children:
                          same.length <= 3 ? paths : <Details summary={plural(same.length, 'field')}>{paths}</Details>,
                      }
                    }}
                  />
                </Section>
              </>
              <>
                {pauseOf(activity)}
                <Versions alias={alias} published={version} />
              </>
            </Columns>
          </Page>
        )
      }}
    </Read>
  )
}

function Versions({ alias, published }: { alias: string; published: number }) {
  const [opened, setOpened] = useState<number>()
  return (
    <ResourceList
      call={activityVersions}
      input={{ alias }}
      title="Versions"
      row={({ version, at, by, approvedBy, changed, note, from }) => ({
        key: version,
        name: `Version ${number(version)}`,
        lines: [
          `${moment(at)}, ${by}`,
          [
            changed.length
              ? `Changed: ${changed.map((name) => fileLabel(name).toLowerCase()).join(', ')}`
              : 'First publication',
            approvedBy && `approved by ${approvedBy}`,
            from && `rolled back to version ${number(from)}`,
          ]
            .filter(Boolean)
            .join(', '),
          note && `“${note}”`,
        ],
        end:
          version === published ? (
            <Chip tone="good">Published</Chip>
          ) : (
            <Button
              onClick={() => setOpened(opened === version ? undefined : version)}
              aria-expanded={opened === version}
            >
              Compare
            </Button>
          ),
        // The effects of a rollback to an older version, and the rollback.
        below: opened === version && (
          <Form>
            <Read call={activityDiff} input={{ alias, from: published, to: version }}>
              {(diff) => <Changes {...diff} />}
            </Read>
            {may('operator') && (
              <Change
                call={rollbackActivity}
                name={`rollback-${version}`}
                revision={published}
                fields={{ keep: { label: 'Keep the present value of what can’t change any more', as: 'check' } }}
                send={({ keep }) => ({ alias, body: { version, keepFrozen: !!keep } })}
                more={() => <SecondPerson rule="publish" />}
                label={`Roll back to version ${number(version)}`}
                variant="danger"
              />
            )}
          </Form>
        ),
      })}
    />
  )
}
