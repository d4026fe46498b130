import { useState } from 'react'
import {
  disableWebhook,
  enableWebhook,
  replayWebhook,
  retryDelivery,
  testWebhook,
  webhookDeliveries,
  webhooks,
} from '@fanfare/contract/staff/webhooks.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Change, Confirm, Inputs, NOTE, useForm, to } from '../form.tsx'
import { anyOf } from '../inputs.tsx'
import { Details, type FilterSet, ResourceList, Rows } from '../list.tsx'
import {
  Actions,
  Button,
  Columns,
  Status,
  Facts,
  Failure,
  FormSection,
  Muted,
  Page,
  Person,
  Read,
  Section,
  State,
  To,
} from '../parts.tsx'
import { setQuery, useAddress } from '../places.ts'
import { useChange, may } from '../use-call.ts'
import { distance, figure, moment, number, plural } from '../words.ts'

/** Seconds as a person reads them. */
const lagOf = (seconds: number) =>
  seconds ? (seconds < 60 ? `${number(seconds)} s` : distance(Date.now() - seconds * 1000).slice(0, -4)) : 'none'

/** The endpoints of the policy, or one of them. */
export function Webhooks({ id }: { id: string }) {
  const isTrusted = may('operator', 'risk')
  return (
    <Page title={id || 'Webhooks'} back={id ? ['/webhooks', 'Webhooks'] : undefined}>
      <Read call={webhooks} input={{}}>
        {({ items }) => {
          const endpoint = items.find((one) => one.id === id)
          if (endpoint) {
            const { url, topics, state, lagSeconds, lastSuccessAt, failingSince, waiting, dead } = endpoint
            const switching = { fields: { note: NOTE }, send: to({ id }) }
            return (
              <Columns>
                {isTrusted ? <Deliveries id={id} /> : <Muted>Deliveries are for the roles operator and risk.</Muted>}
                <>
                  <Section title="Endpoint" aside={<State of={state} />}>
                    <Facts
                      of={{
                        Address: url,
                        Waiting: figure(waiting),
                        'Delay of the oldest': lagOf(lagSeconds),
                        'Last success': lastSuccessAt ? moment(lastSuccessAt) : 'none yet',
                        'Failing since': failingSince && moment(failingSince),
                        Dead: figure(dead),
                        Topics: topics.join(', '),
                      }}
                    />
                    {may('operator') && (
                      <Actions>
                        <Change
                          call={testWebhook}
                          label="Send a test"
                          send={to({ id })}
                          done={({ error, status, ms }) => (
                            <Status tone={error ? 'error' : 'good'}>
                              {`${status === null ? 'No answer' : `Answered ${status}`} after ${number(ms)} ms${error ? `: ${error}` : ''}`}
                            </Status>
                          )}
                        />
                        {state === 'OFF' ? (
                          <Change
                            {...switching}
                            call={enableWebhook}
                            label="Enable"
                            title={`Send to ${id} again?`}
                            variant="primary"
                            asks="What waits is tried at once."
                          />
                        ) : (
                          <Change
                            {...switching}
                            call={disableWebhook}
                            label="Disable"
                            title={`Send nothing to ${id}?`}
                            variant="danger"
                            asks="Its deliveries wait for 13 days at most, until somebody enables it."
                          />
                        )}
                      </Actions>
                    )}
                  </Section>
                  {isTrusted && <Replay id={id} />}
                </>
              </Columns>
            )
          }
          if (id) return <Muted>The policy has no endpoint with this name.</Muted>
          return (
            <Card className="section" aria-label="Endpoints">
              <Rows
                of={items}
                empty="The policy names no receiver: add one under webhooks in OPS_POLICY_FILE."
                row={({ id: name, url, waiting, lagSeconds, dead, state }) => ({
                  title: <To href={`/webhooks/${name}`}>{name}</To>,
                  lines: [
                    url,
                    <>
                      {`Waiting ${number(waiting)}, delay ${lagOf(lagSeconds)}, `}
                      <span className={dead ? 'bad' : undefined}>{`dead ${number(dead)}`}</span>
                    </>,
                  ],
                  end: <State of={state} />,
                })}
              />
            </Card>
          )
        }}
      </Read>
    </Page>
  )
}

const FILTERS: FilterSet = {
  state: ['State', anyOf(['WAITING', 'QUEUED', 'DELIVERED', 'DEAD', 'WITHDRAWN'])],
  type: 'Type',
  userId: 'User id',
}

function Deliveries({ id }: { id: string }) {
  const hasBodies = useAddress('body') === '1'
  return (
    <ResourceList
      call={webhookDeliveries}
      input={{ id, pageSize: 25, ...(hasBodies && { body: '1' }) }}
      filters={FILTERS}
      title="Deliveries"
      aside={hasBodies && 'This look at the bodies is in the audit log.'}
      empty="No delivery is like this."
      row={({ deliveryId, type, userId, at, state, tries, nextAt, body }) => ({
        key: deliveryId,
        title: <code>{type}</code>,
        lines: [
          <>
            {moment(at)}
            {nextAt && state === 'WAITING' && `, next try ${moment(nextAt)}`}
            {userId && may('risk') && (
              <>
                , <Person of={{ userId }} />
              </>
            )}
          </>,
        ],
        end: (
          <>
            <State of={state} />
            {(state === 'DEAD' || state === 'WAITING') && (
              <Change
                call={retryDelivery}
                name={deliveryId}
                label="Send now"
                send={() => ({ id: deliveryId, body: {} })}
              />
            )}
          </>
        ),
        children: (
          <>
            {tries.length > 0 && (
              <Details summary={plural(tries.length, 'try', 'tries')}>
                <ul>
                  {tries.map(({ at: triedAt, status, ms, error }) => (
                    <li key={triedAt}>
                      <small>{`${moment(triedAt)}: ${status ?? 'no answer'}, ${number(ms)} ms${error ? `, ${error}` : ''}`}</small>
                    </li>
                  ))}
                </ul>
              </Details>
            )}
            {body && <pre className="sunken">{body}</pre>}
          </>
        ),
      })}
      tools={
        may('risk') && (
          <Button onClick={() => setQuery({ body: hasBodies ? '' : '1' })}>
            {hasBodies ? 'Hide bodies' : 'Show bodies'}
          </Button>
        )
      }
    />
  )
}

const HOUR_MS = 3_600_000

/** Sends the deliveries of a period again, for a receiver that has lost them; a rehearsal counts them first. */
function Replay({ id }: { id: string }) {
  const [openedAt] = useState(Date.now)
  const rehearsal = useChange(replayWebhook)
  const form = useForm({
    call: replayWebhook,
    name: 'replay',
    fields: {
      from: { label: 'From', as: 'when', start: String(openedAt - HOUR_MS) },
      to: { label: 'To', as: 'when', start: String(openedAt + 60_000) },
      topics: { label: 'Topics', hint: 'All of them when empty.', placeholder: 'reward.granted, activity.*' },
      note: NOTE,
    },
    send: ({ from, to, topics, note }) => {
      const named = topics.split(/[\s,]+/).filter(Boolean)
      const body = { from: Number(from), to: Number(to), note, ...(named.length > 0 && { topics: named }) }
      return { id, body }
    },
  })
  const { from, to } = form.values
  const count = rehearsal.answer?.queued ?? 0
  return (
    <FormSection title="Replay">
      <small>
        Sends what was delivered or is dead again, with the same ids, so that a receiver drops what it has. At most 14
        days back.
      </small>
      <Inputs of={form} />
      <Failure {...rehearsal} />
      <Confirm
        form={form}
        label="Replay …"
        title={`Send ${plural(count, 'delivery', 'deliveries')} again?`}
        action={`Replay ${number(count)}`}
        onOpen={() => rehearsal.run({ ...form.input(), dryRun: '1' })}
      >
        <p>{`To ${id}, from ${moment(Number(from))} to ${moment(Number(to))}.`}</p>
      </Confirm>
      {form.answer && <Status>{`${plural(form.answer.queued, 'delivery', 'deliveries')} will be sent again.`}</Status>}
    </FormSection>
  )
}
