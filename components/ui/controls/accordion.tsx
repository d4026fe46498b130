import type { ReactNode } from 'react'
import styles from './accordion.module.css'
import { SmallIcon } from '../pictures/icon.tsx'

export interface AccordionItem {
  key: string
  /** Of the body; a link to it opens the row. */
  id?: string
  title: ReactNode
  body: ReactNode
  open?: boolean
}

/** Native disclosure: opens without JavaScript and is found by the browser's own search. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ key, id, title, body, open }) => (
        <details key={key} open={open}>
          <summary>
            {title}
            <SmallIcon icon="caret-down" className={styles.caret} />
          </summary>
          <div id={id} className={styles.body}>
            {body}
          </div>
        </details>
      ))}
    </div>
  )
}

/** One closed row. */
export const Fold = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <Accordion items={[{ key: 'only', title, body: children }]} />
)
