import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './account-frame.module.css'

interface AccountFrameProps {
  /** Shown beside the form on wide screens. */
  say: string
  points: { icon: IconName; text: string }[]
  title: string
  children: ReactNode
}

/** One column of 400 px; the poster above it on phones, beside it from 1024 (design §7, "Login, register"). */
export function AccountFrame({ say, points, title, children }: AccountFrameProps) {
  return (
    <main id="main" className={styles.frame} data-account>
      <div className={styles.picture}>
        <div className={styles.art}>
          <Art scene="horn" fit="xMaxYMax slice" />
        </div>
        <div className={styles.say}>
          <p className={styles.promise}>{say}</p>
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
