import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './account-frame.module.css'

/** The offer whose button led here. */
export interface AccountPromise {
  lead: string
  amount: string
  unit: string
  /** "Up to 125 USDT for 7 tasks" */
  whole: string
}

interface AccountFrameProps {
  /** Beside the form on wide screens and above it on phones, unless there is a promise. */
  say: string
  promise?: AccountPromise | null
  /** Wide screens only. */
  points: { icon: IconName; text: string }[]
  title: string
  children: ReactNode
}

/** One column of 400 px; words and poster above it on phones, beside it from 1024 (design §14, "Register"). */
export function AccountFrame({ say, promise = null, points, title, children }: AccountFrameProps) {
  return (
    <main id="main" className={styles.frame} data-account>
      <div className={styles.picture}>
        <div className={styles.art}>
          <Art scene={promise ? 'newuser' : 'horn'} fit="xMaxYMax slice" />
        </div>
        <div className={styles.say}>
          {promise ? (
            <>
              <p>{promise.lead}</p>
              <p className={styles.figure}>
                <bdi dir="ltr">
                  <b>{promise.amount}</b> {promise.unit}
                </bdi>
              </p>
              <p>{promise.whole}</p>
            </>
          ) : (
            <p className={styles.promise}>{say}</p>
          )}
          <ul>
            {points.map(({ icon, text }) => (
              <li key={text}>
                <Icon icon={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={styles.column}>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  )
}
