import Big from 'big.js'
import { useLocale, useTranslations } from 'next-intl'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import type { MyTeam } from '@fanfare/contract/competition/competition.ts'
import { formatMoney, formatNumber } from '@fanfare/languages/format.ts'
import styles from './captain-tools.module.css'
import type { CaptainHandlers } from './captain-tools.tsx'

interface TeamRequestsProps {
  requests: MyTeam['requests']
  /** Of volumes. */
  unit: string
  isBusy: boolean
  onAnswer: CaptainHandlers['onAnswer']
}

/** Users who ask to join, the oldest first. */
export function TeamRequests({ requests, unit, isBusy, onAnswer }: TeamRequestsProps) {
  const t = useTranslations('team')
  const locale = useLocale()
  const value = formatNumber(locale, String(requests.length))
  return (
    <div>
      <h3>{requests.length === 0 ? t('requests') : t('requests_count', { count: requests.length, value })}</h3>
      {requests.length === 0 && <p className={styles.small}>{t('requests_none')}</p>}
      <ul className={styles.people}>
        {requests.map(({ userRef, maskedName, recentVolume }) => (
          <li key={userRef}>
            <span className={styles.person}>
              <bdi translate="no">{maskedName}</bdi>
              <span className={styles.small}>
                {new Big(recentVolume).gt(0)
                  ? t('recent_volume', {
                      amount: formatMoney(locale, { amount: recentVolume, unit }, { isMoved: true }),
                    })
                  : t('no_recent_volume')}
              </span>
            </span>
            <span className={styles.buttons}>
              <OnlineButton
                size="sm"
                disabled={isBusy}
                aria-label={t('accept_named', { name: maskedName })}
                onClick={() => onAnswer({ userRef, maskedName }, true)}
              >
                {t('accept')}
              </OnlineButton>
              <OnlineButton
                variant="outlined"
                size="sm"
                disabled={isBusy}
                aria-label={t('decline_named', { name: maskedName })}
                onClick={() => onAnswer({ userRef, maskedName }, false)}
              >
                {t('decline')}
              </OnlineButton>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
