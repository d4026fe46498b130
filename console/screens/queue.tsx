import { type ReactNode, useState } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Button, Choice, Failure, Said, Section } from '../parts.tsx'
import parts from '../parts.module.css'
import { To } from '../route.tsx'
import type { Refusal } from '../server.ts'
import { wordsOf } from '../words.ts'
import styles from './queue.module.css'

interface Props<Item> {
  label: string
  items: readonly Item[]
  addressOf: (item: Item) => string
  /** The words of an item in the queue. */
  line: (item: Item) => ReactNode
  /** The address of the item that is open, where one is. */
  open: string | null
  /** The open item. */
  children: ReactNode
}

/** A queue, and beside it the item that is open; on a phone one after the other. */
export function Queue<Item>({ label, items, addressOf, line, open, children }: Props<Item>) {
  return (
    <div className={styles.both} data-open={open === null ? undefined : ''}>
      <div>
        {items.length > 0 && (
          <Card>
            <ul className={styles.queue} aria-label={label}>
              {items.map((item) => {
                const address = addressOf(item)
                return (
                  <li key={address}>
                    <To href={address} aria-current={address === open ? 'true' : undefined}>
                      {line(item)}
                    </To>
                  </li>
                )
              })}
            </ul>
          </Card>
        )}
      </div>
      {children}
    </div>
  )
}

interface ApplicationsProps<Item> extends Omit<Props<Item>, 'children' | 'label'> {
  /** Shown in place of an item that is not in the queue. */
  gone: string
  onChanged: () => void
  /** The open item; `onDecided` takes the words of the decision. */
  children: (item: Item, onDecided: (words: string) => void) => ReactNode
}

/** Applications and the open one. An answered one leaves the queue; the words of its answer stay on the page. */
export function ApplicationQueue<Item>({ gone, onChanged, children, ...queue }: ApplicationsProps<Item>) {
  const { items, addressOf, open } = queue
  const [decided, setDecided] = useState<{ at: string; words: string } | null>(null)
  const item = items.find((one) => addressOf(one) === open)
  const words = decided !== null && decided.at === open ? decided.words : null
  return (
    <Queue label="Applications" {...queue}>
      {open !== null && (
        <div key={open}>
          {words !== null && (
            <Notice tone="good" role="status">
              {words}
            </Notice>
          )}
          {item !== undefined
            ? children(item, (said) => {
                setDecided({ at: open, words: said })
                onChanged()
              })
            : words === null && <p className={parts.muted}>{gone}</p>}
        </div>
      )}
    </Queue>
  )
}

const ANSWERS = ['accept', 'decline'] as const

interface AnswerProps {
  /** Empty until one is chosen. */
  choice: string
  hints: Readonly<Record<(typeof ANSWERS)[number], string>>
  onChoose: (choice: string) => void
  /** Title and text of the message to the user. */
  said: readonly [title: string, text: string]
  change: { isBusy: boolean; failure: Refusal | null; forget: () => void }
  onSend: () => void
  onReload: () => void
  /** Fields of the chosen answer. */
  children: ReactNode
}

/** The form in which an application is accepted or declined. */
export function AnswerForm({ choice, hints, onChoose, said, change, onSend, onReload, children }: AnswerProps) {
  return (
    <Section title="Decide">
      <div className={parts.form}>
        {ANSWERS.map((one) => (
          <Choice
            key={one}
            type="radio"
            name="choice"
            label={wordsOf(one)}
            hint={hints[one]}
            checked={choice === one}
            onChange={() => {
              onChoose(one)
              change.forget()
            }}
          />
        ))}
        {choice !== '' && (
          <>
            {children}
            <Said lines={said} />
            <Failure refusal={change.failure} onReload={onReload} />
            <Button variant={choice === 'accept' ? 'primary' : 'danger'} busy={change.isBusy} onClick={onSend}>
              {wordsOf(choice)}
            </Button>
          </>
        )}
      </div>
    </Section>
  )
}
