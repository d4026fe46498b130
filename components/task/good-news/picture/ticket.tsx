import { Icon } from '#components/ui/pictures/icon.tsx'
import type { ReactNode } from 'react'
import styles from './ticket.module.css'

export interface TicketFacts {
  /** The activity. */
  name: string
  facts: readonly { label: string; value: string; unit?: string; isLarge?: boolean }[]
  /** The best news of the activity. */
  news: string | null
}

interface TicketProps {
  facts: TicketFacts
  scene: ReactNode
  title: string
  titleId: string
  /** The part below the notches. */
  stub: ReactNode
  children: ReactNode
}

/** The card of a join: scene, name and facts, and below its notches what the user can do now. */
export function Ticket({ facts: { name, facts, news }, scene, title, titleId, stub, children }: TicketProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.upper}>
        <div className={styles.scene}>{scene}</div>
        <div className={styles.words}>
          <p id={titleId} className={styles.in} aria-live="polite">
            <Icon icon="check-circle" weight="fill" size="sm" />
            {title}
          </p>
          <h2 className={styles.name}>{name}</h2>
          <dl className={styles.facts}>
            {facts.map(({ label, value, unit, isLarge }) => (
              <div key={label} data-large={isLarge}>
                <dt>{label}</dt>
                <dd>
                  <bdi>
                    {value}
                    {unit && <small>{`\u00A0${unit}`}</small>}
                  </bdi>
                </dd>
              </div>
            ))}
          </dl>
          {news && <p className={styles.news}>{news}</p>}
        </div>
      </div>
      <div className={styles.stub}>{stub}</div>
      {children}
    </div>
  )
}
