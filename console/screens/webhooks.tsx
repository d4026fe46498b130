import { useState } from 'react'
import type { CallData } from '@fanfare/contract/define-call.ts'
import {
  disableWebhook,
  enableWebhook,
  replayWebhook,
  testWebhook,
  webhooks,
} from '@fanfare/contract/staff/webhooks.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Confirm, Note } from '../lists.tsx'
import lists from '../lists.module.css'
import { Button, Failure, Input, Labelled, Loaded, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To } from '../route.tsx'
import { useCall, useChange, useSigned, useTyped } from '../use-call.ts'
import { distance, moment, number, plural, wordsOf } from '../words.ts'
import { Deliveries } from './webhooks/deliveries.tsx'

type Endpoint = CallData<typeof webhooks>['items'][number]

const TONES = { ON: 'good', FAILING: 'warning', OFF: 'error' } as const
/** Seconds as a person reads them. */
const lagOf = (seconds: number): string =>
  seconds === 0 ? 'none' : seconds < 60 ? `${number(seconds)} s` : distance(Date.now() - seconds * 1000).slice(0, -4)

/** The receivers of policy, or one of them. */
export function Webhooks({ id }: { id: string }) {
  const all = useCall(webhooks, {})
  return (
    <>
      {id !== '' && (
        <To className={parts.back} href="/webhooks">
          ‹ Webhooks
        </To>
      )}
      <h1>{id === '' ? 'Webhooks' : id}</h1>
      <Loaded of={all}>
        {({ items }) => {
          if (id === '') return <List endpoints={items} />
          const endpoint = items.find((one) => one.id === id)
          return endpoint ? (
            <One endpoint={endpoint} onChanged={all.reload} />
          ) : (
            <p className={parts.muted}>The policy has no endpoint with this name.</p>
          )
        }}
      </Loaded>
    </>
  )
}

function List({ endpoints }: { endpoints: readonly Endpoint[] }) {
  if (endpoints.length === 0)
    return <p className={parts.muted}>The policy names no receiver: add one under webhooks in OPS_POLICY_FILE.</p>
  return (
    <div className={parts.columns}>
      <Card as="section" className={parts.section} aria-label="Endpoints">
        <ul className={parts.rows}>
          {endpoints.map((endpoint) => (
            <li key={endpoint.id}>
              <span className={lists.row}>
                <To className={parts.link} href={`/webhooks/${endpoint.id}`}>
                  {endpoint.id}
                </To>
                <span className={parts.small}>{endpoint.url}</span>
                <span className={parts.small}>
                  Waiting {number(endpoint.waiting)}, delay {lagOf(endpoint.lagSeconds)},{' '}
                  <span className={endpoint.dead > 0 ? parts.bad : undefined}>dead {number(endpoint.dead)}</span>
                </span>
              </span>
              <Chip tone={TONES[endpoint.state]}>{wordsOf(endpoint.state)}</Chip>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}

function One({ endpoint, onChanged }: { endpoint: Endpoint; onChanged: () => void }) {
  const { may } = useSigned()
  const [turn, setTurn] = useState(0)
  const changed = () => {
    onChanged()
    setTurn(turn + 1)
  }
  return (
    <div className={parts.columns}>
      <div>
        {may('operator', 'risk') ? (
          <Deliveries key={turn} id={endpoint.id} onChanged={changed} />
        ) : (
          <p className={parts.muted}>Deliveries are for the roles operator and risk.</p>
        )}
      </div>
      <div>
        <Facts endpoint={endpoint} onChanged={changed} />
        {may('operator', 'risk') && <Replay id={endpoint.id} onChanged={changed} />}
      </div>
    </div>
  )
}

function Facts({ endpoint, onChanged }: { endpoint: Endpoint; onChanged: () => void }) {
  const { may } = useSigned()
  const { id, url, topics, state, lagSeconds, lastSuccessAt, failingSince, waiting, dead } = endpoint
  const facts = [
    ['Address', url],
    ['Waiting', waiting === 0 ? 'none' : number(waiting)],
    ['Delay of the oldest', lagOf(lagSeconds)],
    ['Last success', lastSuccessAt === null ? 'none yet' : moment(lastSuccessAt)],
    ...(failingSince === null ? [] : ([['Failing since', moment(failingSince)]] as const)),
    ['Dead', dead === 0 ? 'none' : number(dead)],
    ['Topics', topics.join(', ')],
  ] as const
  return (
    <Section title="Endpoint" aside={<Chip tone={TONES[state]}>{wordsOf(state)}</Chip>}>
      <div className={parts.form}>
        <dl className={parts.facts}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {may('operator') && <Switch id={id} isOff={state === 'OFF'} onChanged={onChanged} />}
      </div>
    </Section>
  )
}

/** The test, and the switch. */
function Switch({ id, isOff, onChanged }: { id: string; isOff: boolean; onChanged: () => void }) {
  const probe = useChange(testWebhook)
  const turn = useChange(isOff ? enableWebhook : disableWebhook)
  const { fields, set, clear } = useTyped('switch', { note: '' })
  const [answer, setAnswer] = useState<CallData<typeof testWebhook> | null>(null)
  const run = async () => {
    if ((await turn.run({ params: { id }, body: { note: fields.note } })) === null) return false
    clear()
    onChanged()
    return true
  }
  const test = async () => {
    setAnswer(null)
    setAnswer(await probe.run({ params: { id } }))
  }
  return (
    <>
      <div className={parts.actions}>
        <Button busy={probe.isBusy} onClick={() => void test()}>
          Send a test
        </Button>
        <Confirm
          label={isOff ? 'Enable' : 'Disable'}
          title={isOff ? `Send to ${id} again?` : `Send nothing to ${id}?`}
          action={isOff ? 'Enable' : 'Disable'}
          variant={isOff ? 'primary' : 'danger'}
          change={turn}
          onConfirm={run}
          onReload={onChanged}
        >
          <p>
            {isOff
              ? 'What waits is tried at once.'
              : 'Its deliveries wait for 13 days at most, until somebody enables it.'}
          </p>
          <Note value={fields.note} onChange={(note) => set({ note })} />
        </Confirm>
      </div>
      <Failure refusal={probe.failure} />
      {answer && (
        <Notice tone={answer.error === null ? 'good' : 'error'} role="status">
          {answer.status === null ? 'No answer' : `Answered ${answer.status}`} after {number(answer.ms)} ms
          {answer.error !== null && `: ${answer.error}`}
        </Notice>
      )}
    </>
  )
}

const HOUR_MS = 3_600_000
/** The value of an input of a local time. */
const localInput = (ms: number): string =>
  new Date(ms - new Date(ms).getTimezoneOffset() * 60_000).toISOString().slice(0, 16)

/** Sends a time again, for a receiver that has lost it; the number is known before. */
function Replay({ id, onChanged }: { id: string; onChanged: () => void }) {
  const replay = useChange(replayWebhook)
  const [empty] = useState(() => ({
    from: localInput(Date.now() - HOUR_MS),
    to: localInput(Date.now() + 60_000),
    topics: '',
    note: '',
  }))
  const { fields, set, clear } = useTyped('replay', empty)
  const [count, setCount] = useState<number | null>(null)
  const [queued, setQueued] = useState<number | null>(null)
  const topics = fields.topics.split(/[\s,]+/).filter(Boolean)
  const body = {
    from: Date.parse(fields.from) || 0,
    to: Date.parse(fields.to) || 0,
    note: fields.note,
    ...(topics.length > 0 && { topics }),
  }
  const ask = async () => {
    setQueued(null)
    const tried = await replay.run({ params: { id }, query: { dryRun: '1' }, body })
    setCount(tried?.queued ?? null)
    return tried !== null
  }
  const run = async () => {
    const done = await replay.run({ params: { id }, body })
    if (done === null) return false
    setQueued(done.queued)
    clear()
    onChanged()
    return true
  }
  return (
    <Section title="Replay">
      <div className={parts.form}>
        <p className={parts.small}>
          Sends what was delivered or is dead again, with the same ids, so that a receiver drops what it has. At most 14
          days back.
        </p>
        {(['from', 'to'] as const).map((name) => (
          <Labelled key={name} label={name === 'from' ? 'From, your time' : 'To'}>
            <Input
              type="datetime-local"
              value={fields[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          </Labelled>
        ))}
        <Labelled label="Topics" hint="All of them when empty.">
          <Input
            placeholder="reward.granted, activity.*"
            value={fields.topics}
            onChange={(event) => set({ topics: event.target.value })}
          />
        </Labelled>
        <Note value={fields.note} onChange={(note) => set({ note })} />
        <Failure refusal={replay.failure} />
        <Confirm
          name="replay"
          label="Replay …"
          title={`Send ${plural(count ?? 0, 'delivery', 'deliveries')} again?`}
          action={`Replay ${number(count ?? 0)}`}
          change={replay}
          onOpen={ask}
          onConfirm={run}
        >
          <p>
            To {id}, from {moment(body.from)} to {moment(body.to)}.
          </p>
        </Confirm>
        {queued !== null && (
          <Notice tone="good" role="status">
            {plural(queued, 'delivery', 'deliveries')} will be sent again.
          </Notice>
        )}
      </div>
    </Section>
  )
}
