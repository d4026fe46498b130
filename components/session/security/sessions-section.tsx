import { useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotifyOutcome } from '#components/notification/use-notify-error.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { securityApi } from '#store/api/security.ts'
import { Ends, Hint, Row } from '#components/ui/layout/layout.tsx'
import { SecurityCard } from './security-card.tsx'
import styles from './account.module.css'

/** The browser's own words for a country are enough: this is never rendered by the server. */
const countryName = (locale: Locale, country: string) =>
  new Intl.DisplayNames([LOCALE_FACTS[locale].supportLocale, 'en'], { type: 'region', fallback: 'code' }).of(country) ??
  country

export function SessionsSection() {
  const { data, isError, refetch } = securityApi.useUserSessionsQuery()
  const { user } = useAuth()
  const { t, locale, dayTime } = useMyWords()
  const notifyOutcome = useNotifyOutcome()
  const [end, { isLoading, originalArgs }] = securityApi.useEndSessionsMutation()
  const [isAsking, setAsking] = useState(false)
  const send = async (body: NonNullable<typeof originalArgs>, done: string) => {
    const answer = await end(body)
    setAsking(false)
    notifyOutcome(answer, done)
  }
  return (
    <SecurityCard title={t('security.sessions_title')} text={user?.settings.hasPassword && t('security.sessions_text')}>
      {data ? (
        <>
          <ul>
            {data.items
              .toSorted((one, other) => Number(other.current) - Number(one.current))
              .map(({ sessionId, current, lastUsedAt, device, country }) => {
                const name =
                  [device?.browser, device?.system].filter(Boolean).join(' · ') || t('message.unknown_device')
                return (
                  <Row key={sessionId} as="li" gap="12" align="center" justify="between" className={styles.session}>
                    <div>
                      <Row as="p" gap="4 8" align="center" wrap weight="medium">
                        <bdi>{name}</bdi>
                        {current && <Chip tone="good">{t('security.session_current')}</Chip>}
                      </Row>
                      <Hint>
                        {country && /^[A-Z]{2}$/.test(country) && `${countryName(locale, country)} · `}
                        {t('security.session_used', { time: dayTime(lastUsedAt) })}
                      </Hint>
                    </div>
                    {!current && (
                      <SmallButton
                        variant="text"
                        busy={
                          isLoading &&
                          originalArgs &&
                          'sessionId' in originalArgs &&
                          originalArgs.sessionId === sessionId
                        }
                        aria-label={t('security.session_end_label', { device: name })}
                        onClick={() => send({ sessionId }, t('security.session_ended'))}
                      >
                        {t('security.session_end')}
                      </SmallButton>
                    )}
                  </Row>
                )
              })}
          </ul>
          {data.items.some(({ current }) => !current) &&
            (isAsking ? (
              <Ends role="group" aria-label={t('security.others_confirm')}>
                <b>{t('security.others_confirm')}</b>
                <Ends as="span">
                  <Button size="sm" busy={isLoading} onClick={() => send({ others: true }, t('security.others_ended'))}>
                    {t('security.session_end')}
                  </Button>
                  <SmallButton onClick={() => setAsking(false)}>{t('common.btn_cancel')}</SmallButton>
                </Ends>
              </Ends>
            ) : (
              <div>
                <Button variant="outlined" onClick={() => setAsking(true)}>
                  <SmallIcon icon="sign-out" />
                  {t('security.others_end')}
                </Button>
              </div>
            ))}
        </>
      ) : isError ? (
        <FailedNotice text={t('security.sessions_failed')} onRetry={refetch} />
      ) : (
        <Skeleton height="120px" radius="card" />
      )}
    </SecurityCard>
  )
}
