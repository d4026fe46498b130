import { useLocale, useTranslations } from 'next-intl'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Amount } from '#components/ui/text/amount.tsx'
import { useRewardText } from '#components/ui/text/use-reward-text.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import type { WelcomeOffer } from '#lib/task/welcome-offer.ts'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './download-phone.module.css'

/** As many as the phone is high. */
const SHOWN = 4

/** The app with the page of the beginners' activity, drawn small. Its words are on that page, so screen readers skip them here. */
export function DownloadPhone({ brand, offer }: { brand: string; offer: WelcomeOffer | null }) {
  return (
    <div className={styles.phone} aria-hidden="true" data-clamp>
      <Row align="center" justify="between" size="note" weight="strong">
        <span>{brand}</span>
        <Icon icon="bell" size="sm" />
      </Row>
      {offer ? (
        <SmallWelcome offer={offer} />
      ) : (
        <div className={styles.poster}>
          <Art scene="newuser" />
        </div>
      )}
    </div>
  )
}

function SmallWelcome({ offer: { title, total, tasks, signUp } }: { offer: WelcomeOffer }) {
  const t = useTranslations()
  const locale = useLocale()
  const rewardText = useRewardText()
  return (
    <>
      <div className={styles.hero}>
        <div className={styles.poster}>
          <Art scene="newuser" />
        </div>
        <Text top="8" size="note" weight="medium" className={styles.title}>
          {isolateAmounts(locale, title)}
        </Text>
        {total && (
          <Text size="note" tone="secondary" className={styles.headline}>
            {t('activity_stake.up_to')} <Amount money={total} locale={locale} size="L" />
          </Text>
        )}
        {signUp && <p className={styles.action}>{t('ready.visitor_first', { reward: rewardText(signUp) })}</p>}
      </div>
      {tasks.slice(0, SHOWN).map(({ taskId, title: name, reward }) => (
        <p key={taskId} className={styles.row}>
          <span>{isolateAmounts(locale, name)}</span>
          <b>{rewardText(reward)}</b>
        </p>
      ))}
    </>
  )
}
