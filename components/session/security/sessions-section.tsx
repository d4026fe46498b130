'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotifyError } from '#components/notification/use-notify-error.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { UserSession } from '@fanfare/contract/session/account.ts'
import { formatDayMonthTime } from '@fanfare/languages/format-date.ts'
import { LOCALE_FACTS, type Locale } from '@fanfare/languages/locales.ts'
import { securityApi } from '#store/api/security.ts'
import { Ends, Note, Row } from '#components/ui/layout/layout.tsx'
import { SecurityCard } from './security-card.tsx'
import styles from './account.module.css'

export function SessionsSection() {
  const t = useTranslations('security')
  const { data, isError, refetch } = securityApi.useUserSessionsQuery()
  const hasPassword = useAuth().user?.settings.hasPassword === true
  return (
    <SecurityCard title={t('sessions_title')} text={hasPassword ? t('sessions_text') : undefined}>
      {data ? (
        <Sessions items={data.items} />
      ) : isError ? (
        <FailedNotice text={t('sessions_failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="120px" radius="card" />
      )}
    </SecurityCard>
  )
}

function Sessions({ items }: { items: readonly UserSession[] }) {
  const t = useTranslations('security')
  const { notify } = useNotify()
  const notifyError = useNotifyError()
  const [end, { isLoading, originalArgs }] = securityApi.useEndSessionsMutation()
  const [isAsking, setAsking] = useState(false)
  const send = async (body: NonNullable<typeof originalArgs>, done: string) => {
    const { error } = await end(body)
    setAsking(false)
    if (error) notifyError(error)
    else notify(done, { modeType: 'success' })
  }
  const endOthers = () => void send({ others: true }, t('others_ended'))
  const isEnding = (sessionId: string) =>
    isLoading && originalArgs !== undefined && 'sessionId' in originalArgs && originalArgs.sessionId === sessionId
  return (
    <>
      <ul>
        {items
          .toSorted((one, other) => Number(other.current) - Number(one.current))
          .map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              isEnding={isEnding(session.sessionId)}
              onEnd={() => void send({ sessionId: session.sessionId }, t('session_ended'))}
            />
          ))}
      </ul>
      {items.some(({ current }) => !current) &&
        (isAsking ? (
          <Ends role="group" aria-label={t('others_confirm')}>
            <b>{t('others_confirm')}</b>
            <Confirm onConfirm={endOthers} onCancel={() => setAsking(false)} busy={isLoading} />
          </Ends>
        ) : (
          <div>
            <Button variant="outlined" onClick={() => setAsking(true)}>
              <Icon icon="sign-out" size="sm" />
              {t('others_end')}
            </Button>
          </div>
        ))}
    </>
  )
}

function Confirm({ busy, onConfirm, onCancel }: { busy: boolean; onConfirm: () => void; onCancel: () => void }) {
  const t = useTranslations()
  return (
    <Ends as="span">
      <Button size="sm" busy={busy} onClick={onConfirm}>
        {t('security.session_end')}
      </Button>
      <Button size="sm" variant="outlined" onClick={onCancel}>
        {t('common.btn_cancel')}
      </Button>
    </Ends>
  )
}

/** The browser's own words for a country are enough: this is never rendered by the server. */
const countryName = (locale: Locale, country: string) =>
  new Intl.DisplayNames([LOCALE_FACTS[locale].supportLocale, 'en'], { type: 'region', fallback: 'code' }).of(country) ??
  country

interface RowProps {
  session: UserSession
  isEnding: boolean
  onEnd: () => void
}

function SessionRow({ session: { current, lastUsedAt, device, country }, isEnding, onEnd }: RowProps) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const parts = [device?.browser, device?.system].filter((part) => part !== null && part !== undefined)
  const name = parts.length > 0 ? parts.join(' · ') : t('message.unknown_device')
  const where = country !== null && /^[A-Z]{2}$/.test(country) ? countryName(locale, country) : null
  const time = t('security.session_used', { time: formatDayMonthTime(locale, lastUsedAt, zone) })
  return (
    <Row as="li" gap="12" align="center" justify="between" className={styles.session}>
      <div>
        <Row as="p" gap="4 8" align="center" wrap weight="medium">
          <bdi>{name}</bdi>
          {current && <Chip tone="good">{t('security.session_current')}</Chip>}
        </Row>
        <Note size="hint">{where === null ? time : `${where} · ${time}`}</Note>
      </div>
      {!current && (
        <Button
          variant="text"
          size="sm"
          busy={isEnding}
          aria-label={t('security.session_end_label', { device: name })}
          onClick={onEnd}
        >
          {t('security.session_end')}
        </Button>
      )}
    </Row>
  )
}
