import type { ReactNode } from 'react'
import { Card } from '#components/ui/surface/card.tsx'
import { To } from '../route.tsx'
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
