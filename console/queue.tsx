import { type ReactNode, useState } from 'react'
import type { CallData, CallDefinition } from '@fanfare/contract/define-call.ts'
import { Card } from '#components/ui/surface/card.tsx'
import { Change, type Fields, type FormInput, type Typed } from './form.tsx'
import { Filters, type ItemOf, type DataOf, Pages, type ResourceProps, type Row, useResource } from './list.tsx'
import { Status, Loaded, Muted, Section, To } from './parts.tsx'
import type { InputOf } from './use-call.ts'
import { moment, wordsOf } from './words.ts'

interface QueueProps<C extends CallDefinition> extends ResourceProps<C> {
  label: string
  path: string
  idOf: (item: ItemOf<C>) => string
  /** The id of the open item; empty for none. */
  id: string
  summary: (data: DataOf<C>) => ReactNode
  line: (item: ItemOf<C>) => Pick<Row, 'name' | 'end' | 'lines'>
  actions?: ReactNode
  /** Shown in place of the queue. */
  instead?: ReactNode
  /** The open item, where a call of its own reads it. */
  one?: ReactNode
  /** `children` shows the open item of the queue, `gone` says that it has left it. `say` keeps the words of a decision on the page. */
  gone?: string
  /** Shown under the queue while no item is open. */
  below?: (data: CallData<C>) => ReactNode
  children?: (item: ItemOf<C>, say: (words: string) => void, data: CallData<C>) => ReactNode
}

/** The queue of a call and beside it the open item; a phone shows one of them. */
export function ResourceQueue<C extends CallDefinition>({
  label,
  path,
  idOf,
  id,
  summary,
  line,
  actions,
  instead,
  one,
  gone,
  below,
  children,
  ...resource
}: QueueProps<C>) {
  const found = useResource({ filters: {}, ...resource })
  const [said, setSaid] = useState({ of: '', words: '' })
  const isSaid = said.of === id
  const detail = (data: DataOf<C>) => {
    const item = data.items.find((other) => idOf(other) === id)
    return (
      <div key={id}>
        {isSaid && <Status>{said.words}</Status>}
        {one}
        {item
          ? children?.(item, (words) => setSaid({ of: id, words }), data)
          : !isSaid && gone && <Muted>{gone}</Muted>}
      </div>
    )
  }
  return (
    <>
      {resource.filters && !id && <Filters of={resource.filters} />}
      <Loaded of={found}>
        {(data) => (
          <>
            <div className="line wraps ends head">
              <small>{summary(data)}</small>
              {(data.items.length > 0 || instead) && actions}
            </div>
            {instead || (
              <>
                <div className="grid columns both" data-open={id ? '' : undefined}>
                  <div>
                    {data.items.length > 0 && (
                      <Card as="div">
                        <ul className="queue" aria-label={label}>
                          {data.items.map((item) => {
                            const { name, end, lines } = line(item)
                            return (
                              <li key={idOf(item)}>
                                <To
                                  className=""
                                  href={`${path}/${idOf(item)}${location.search}`}
                                  aria-current={idOf(item) === id ? 'true' : undefined}
                                >
                                  <b>{name}</b>
                                  {end}
                                  {lines?.map((words, index) => (
                                    <small key={index}>{words}</small>
                                  ))}
                                </To>
                              </li>
                            )
                          })}
                        </ul>
                      </Card>
                    )}
                  </div>
                  {id && detail(data)}
                </div>
                <Pages of={data} />
                {!id && below?.(data)}
              </>
            )}
          </>
        )}
      </Loaded>
    </>
  )
}

interface AnswerProps<C extends CallDefinition> extends Pick<FormInput<C, Fields>, 'call' | 'revision'> {
  /** What accepting and declining mean. */
  hints: readonly [accept: string, decline: string]
  /** The fields of the answer that is chosen. */
  fields: (isAccepted: boolean, typed: Typed) => Fields
  send: (isAccepted: boolean, values: Typed) => InputOf<C>
  /** Title and text of the message to the user. */
  said: (isAccepted: boolean, values: Typed) => readonly string[]
  /** Shown under the message for the chosen values. */
  more?: (isAccepted: boolean, values: Typed) => ReactNode
  onDone: (answer: CallData<C>, values: Typed) => void
}

/** The form in which an application is accepted or declined. */
export const Answer = <C extends CallDefinition>({
  hints: [accept, decline],
  fields,
  send,
  said,
  more,
  ...form
}: AnswerProps<C>) => (
  <Section title="Decide">
    <Change
      {...form}
      fields={(typed): Fields => ({
        choice: {
          as: 'radio',
          options: [
            ['accept', 'Accept', accept],
            ['decline', 'Decline', decline],
          ],
        },
        ...(typed.choice && fields(typed.choice === 'accept', typed)),
      })}
      send={({ choice, ...values }) => send(choice === 'accept', values)}
      more={({ choice, ...values }) =>
        choice && (
          <>
            <Said lines={said(choice === 'accept', values)} />
            {more?.(choice === 'accept', values)}
          </>
        )
      }
      label={({ choice = '' }) => wordsOf(choice)}
      variant={({ choice }) => (choice === 'accept' ? 'primary' : 'danger')}
    />
  </Section>
)

/** What the user, or everybody, will read for the chosen values. */
export const Said = ({
  lines,
  label = 'What the user reads',
  title = 'They’ll read, in their own language:',
}: {
  lines: readonly string[]
  label?: string
  title?: string
}) => (
  <div className="said breaks" aria-label={label}>
    <b>{title}</b>
    {lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
  </div>
)

interface DecidedProps {
  of: { state: string; decidedBy: string | null; decidedAt: number | null }
  children?: ReactNode
}

/** Who decided it, and when. */
export const Decided = ({ of: { state, decidedBy, decidedAt }, children }: DecidedProps) => (
  <Status tone="primary">
    {wordsOf(state)}
    {decidedBy && ` by ${decidedBy}`}
    {decidedAt && `, ${moment(decidedAt)}`}
    {children}
  </Status>
)
