import { useTranslations } from 'next-intl'
import type { IconName } from '#components/ui/pictures/icon-names.ts'
import type { ReactNode } from 'react'
import { DataScript } from '#components/ui/browser/data-script.tsx'
import { InlineScript } from '#components/ui/browser/inline-script.tsx'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { FOLLOWED_PROMISES_ID, type FollowedPromise } from '#lib/session/followed-promise.ts'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import styles from './account-frame.module.css'

interface AccountFrameProps {
  /** Beside the form on wide screens and above it on phones, unless there is a promise. */
  say: string
  promise?: {
    lead: string
    amount: string
    unit: string
    /** "Up to 125 USDT for 7 tasks", or the activity. */
    whole: string
  } | null
  /** One per activity: the browser shows that of the activity whose link was followed, in place of `promise`. */
  followed?: readonly FollowedPromise[]
  /** Wide screens only. */
  points: (readonly [icon: IconName, text: string])[]
  title: string
  children: ReactNode
}

/** One column of 400 px; words and poster above it on phones, beside it from 1024 (design §13, "Register"). */
export function AccountFrame({ say, promise, followed = [], points, title, children }: AccountFrameProps) {
  return (
    <Grid as="main" id="main" className={styles.frame} data-account>
      <div className={styles.picture}>
        <div className={styles.art} data-promise="art">
          <Art scene={promise ? 'newuser' : 'horn'} fit="xMaxYMax slice" />
        </div>
        <Text as="div" size="hint" className={styles.say}>
          {promise ? (
            // Each element has a single text, because only then React keeps what the head script wrote.
            <>
              <p data-promise="lead" suppressHydrationWarning>
                {promise.lead}
              </p>
              <Text weight="strong" className={styles.figure}>
                <bdi dir="ltr">
                  <b data-promise="amount" suppressHydrationWarning>
                    {promise.amount}
                  </b>{' '}
                  <span data-promise="unit" suppressHydrationWarning>
                    {promise.unit}
                  </span>
                </bdi>
              </Text>
              <p data-promise="whole" suppressHydrationWarning>
                {promise.whole}
              </p>
            </>
          ) : (
            <Text weight="strong" className={styles.promise}>
              {say}
            </Text>
          )}
          {promise && followed.length > 0 && (
            <DataScript id={FOLLOWED_PROMISES_ID} type="application/json" data={followed} />
          )}
          <ul>
            {points.map(([icon, text]) => (
              <li key={text}>
                <Icon icon={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </Text>
      </div>
      <div className={styles.column}>
        <h1>{title}</h1>
        {children}
      </div>
      <InlineScript name="account" />
    </Grid>
  )
}

/** Of the pages for a user who has an account: the login, and a forgotten password. */
export function LoginFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useTranslations('account')
  return (
    <AccountFrame
      title={title}
      say={t('login_say')}
      points={[
        ['clock-counter-clockwise', t('login_say_saved')],
        ['device-mobile', t('login_say_same')],
      ]}
    >
      {children}
    </AccountFrame>
  )
}
