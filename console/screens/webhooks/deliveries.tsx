import type { CallData } from '@fanfare/contract/define-call.ts'
import { retryDelivery, webhookDeliveries } from '@fanfare/contract/staff/webhooks.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { type FilterField, Filters, Pages, useFilters } from '../../lists.tsx'
import lists from '../../lists.module.css'
import { Button, Failure, Loaded, Section } from '../../parts.tsx'
import parts from '../../parts.module.css'
import { setQuery, To } from '../../route.tsx'
import { useCall, useChange, useSigned } from '../../use-call.ts'
import { moment, number, plural, wordsOf } from '../../words.ts'

type Delivery = CallData<typeof webhookDeliveries>['items'][number]

const DELIVERY_TONES = {
  WAITING: 'warning',
  QUEUED: 'neutral',
  DELIVERED: 'good',
  DEAD: 'error',
  WITHDRAWN: 'neutral',
} as const

const FIELDS: readonly FilterField[] = [
  {
    name: 'state',
    label: 'State',
    options: [['', 'Any'], ...Object.keys(DELIVERY_TONES).map((state) => [state, wordsOf(state)] as const)],
  },
  { name: 'type', label: 'Type' },
  { name: 'userId', label: 'User id' },
]

const ASKED: readonly FilterField[] = [...FIELDS, { name: 'body', label: 'Body' }]

/** Deliveries of an endpoint: sent, waiting and dead ones. */
export function Deliveries({ id, onChanged }: { id: string; onChanged: () => void }) {
  const { may } = useSigned()
  const query = useFilters(ASKED)
  const found = useCall(webhookDeliveries, { params: { id }, query: { ...query, pageSize: 25 } as never })
  const hasBodies = query.body === '1'
  return (
    <Section title="Deliveries">
      <Filters fields={FIELDS}>
        {may('risk') && (
          <Button onClick={() => setQuery({ body: hasBodies ? '' : '1' })}>
            {hasBodies ? 'Hide bodies' : 'Show bodies'}
          </Button>
        )}
      </Filters>
      {hasBodies && <p className={parts.small}>This look at the bodies is in the audit log.</p>}
      <Loaded of={found}>
        {({ items, next, total }) => (
          <>
            {items.length === 0 && <p className={parts.muted}>No delivery is like this.</p>}
            <ul className={parts.rows} aria-label="Deliveries">
              {items.map((delivery) => (
                <Row key={delivery.deliveryId} delivery={delivery} onChanged={onChanged} />
              ))}
            </ul>
            <Pages shown={items.length} total={total} next={next} />
          </>
        )}
      </Loaded>
    </Section>
  )
}

const tryWords = ({ at, status, ms, error }: Delivery['tries'][number]): string =>
  `${moment(at)}: ${status ?? 'no answer'}, ${number(ms)} ms${error === null ? '' : `, ${error}`}`

function Row({ delivery, onChanged }: { delivery: Delivery; onChanged: () => void }) {
  const { may } = useSigned()
  const { deliveryId, type, userId, at, state, tries, nextAt, body } = delivery
  const retry = useChange(retryDelivery)
  const run = async () => {
    if (await retry.run({ params: { id: deliveryId }, body: {} })) onChanged()
  }
  return (
    <li>
      <span className={lists.row}>
        <code>{type}</code>
        <span className={parts.small}>
          {moment(at)}
          {nextAt !== null && state === 'WAITING' && `, next try ${moment(nextAt)}`}
          {userId !== null && may('risk') && (
            <>
              {', '}
              <To className={parts.link} href={`/users/${userId}`}>
                {userId}
              </To>
            </>
          )}
        </span>
        {tries.length > 0 && (
          <details className={lists.detail}>
            <summary>{plural(tries.length, 'try', 'tries')}</summary>
            <ul className={parts.small}>
              {tries.map((one) => (
                <li key={one.at}>{tryWords(one)}</li>
              ))}
            </ul>
          </details>
        )}
        {body !== undefined && <pre className={lists.data}>{body}</pre>}
        <Failure refusal={retry.failure} onReload={onChanged} />
      </span>
      <span className={lists.end}>
        <Chip tone={DELIVERY_TONES[state]}>{wordsOf(state)}</Chip>
        {(state === 'DEAD' || state === 'WAITING') && (
          <Button busy={retry.isBusy} onClick={() => void run()}>
            Send now
          </Button>
        )}
      </span>
    </li>
  )
}
