import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import type { SceneName } from '@fanfare/kernel/theme/scene-names.ts'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import styles from './account-frame.module.css'

/** The offer behind the form. */
export interface AccountPromise {
  lead: string
  amount: string
  unit: string
  /** "Up to 125 USDT for 7 tasks", or the activity. */
  whole: string
  scene: SceneName
  /** The activity whose button leads here; without it for every other way. */
  path?: string
}

interface AccountFrameProps {
  /** Beside the form on wide screens and above it on phones, unless there is a promise. */
  say: string
  promise?: AccountPromise | null
  /** Of single activities, of which the browser shows the one that was followed (`followed-promise.ts`). */
  followed?: readonly AccountPromise[]
  /** Wide screens only. */
  points: { icon: IconName; text: string }[]
  title: string
  children: ReactNode
}

const FIT = 'xMaxYMax slice'

function Promised({ lead, amount, unit, whole }: AccountPromise) {
  return (
    <>
      <p>{lead}</p>
      <p className={styles.figure}>
        <bdi dir="ltr">
          <b>{amount}</b> {unit}
        </bdi>
      </p>
      <p>{whole}</p>
    </>
  )
}

/** One column of 400 px; words and poster above it on phones, beside it from 1024 (design §14, "Register"). */
export function AccountFrame({ say, promise = null, followed = [], points, title, children }: AccountFrameProps) {
  return (
    <main id="main" className={styles.frame} data-account>
      <div className={styles.picture}>
        <div className={styles.art} data-promise="" suppressHydrationWarning>
          <Art scene={promise?.scene ?? 'horn'} fit={FIT} />
        </div>
        {followed.map(({ path, scene }) => (
          <div key={path} className={styles.art} data-promise={path} hidden suppressHydrationWarning>
            <Art scene={scene} fit={FIT} />
          </div>
        ))}
        <div className={styles.say}>
          <div data-promise="" suppressHydrationWarning>
            {promise ? <Promised {...promise} /> : <p className={styles.promise}>{say}</p>}
          </div>
          {followed.map((one) => (
            <div key={one.path} data-promise={one.path} hidden suppressHydrationWarning>
              <Promised {...one} />
            </div>
          ))}
          {followed.length > 0 && <InlineScript name="promise" />}
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
