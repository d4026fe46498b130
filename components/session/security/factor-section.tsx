'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { useNotify } from '#components/notification/use-notify.ts'
import { useAuth } from '#components/providers/auth-context.ts'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { CopyButton } from '#components/ui/controls/copy-button.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { beginSecondFactor, secondFactor } from '@fanfare/contract/session/second-factor.ts'
import { formatDayMonth } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { securityApi } from '#store/api/security.ts'
import type { CallError } from '#store/call-error.ts'
import { Ends, Grid, Note, Row, Stack } from '#components/ui/layout/layout.tsx'
import { ConfirmForm } from './confirm-form.tsx'
import { SecurityCard } from './security-card.tsx'
import styles from './account.module.css'

/** The second factor of an account with a password; other accounts have their provider's. */
export function FactorSection() {
  const { user } = useAuth()
  return user?.settings.hasPassword === true ? <Factor loginName={user.loginName} /> : null
}

function Factor({ loginName }: { loginName: string }) {
  const t = useTranslations()
  const { data, isError, refetch } = securityApi.useSecondFactorQuery()
  // Only one answer has the codes, so they stay until the user has them, also while the state above changes.
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  return (
    <SecurityCard title={t('factor.title')} text={t('factor.text')}>
      {codes !== null ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
      ) : data ? (
        data.on ? (
          <FactorOn factor={data} loginName={loginName} />
        ) : (
          <FactorOff loginName={loginName} onCodes={setCodes} />
        )
      ) : isError ? (
        <FailedNotice text={t('factor.failed')} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="72px" radius="card" />
      )}
    </SecurityCard>
  )
}

type Begun = CallData<typeof beginSecondFactor>

function FactorOff({ loginName, onCodes }: { loginName: string; onCodes: (codes: readonly string[]) => void }) {
  const t = useTranslations('factor')
  const [isAsking, setAsking] = useState(false)
  const [begun, setBegun] = useState<Begun | null>(null)
  const [begin] = securityApi.useBeginSecondFactorMutation()
  if (begun !== null) return <Connect begun={begun} onCodes={onCodes} onCancel={() => setBegun(null)} />
  if (isAsking)
    return (
      <ConfirmForm
        form="factor"
        loginName={loginName}
        asks={{ password: true }}
        submit={t('continue')}
        onCancel={() => setAsking(false)}
        send={async ({ password }) => {
          const { data, error } = await begin({ password })
          if (data) setBegun(data)
          return error as CallError | undefined
        }}
      />
    )
  return (
    <div>
      <Button onClick={() => setAsking(true)}>{t('turn_on')}</Button>
    </div>
  )
}

/** The QR code for the app, and a field for the app's first code. */
export function Connect({
  begun: { secret, uri },
  onCodes,
  onCancel,
}: {
  begun: Begun
  onCodes: (codes: readonly string[]) => void
  onCancel: () => void
}) {
  const t = useTranslations()
  const { notify } = useNotify()
  const path = useMemo(() => qrPath(uri), [uri])
  const [confirm] = securityApi.useConfirmSecondFactorMutation()
  return (
    <Grid gap="12">
      <p>{t('factor.scan')}</p>
      <Row gap="16" align="center" wrap className={styles.qr}>
        <QrCode path={path} label={t('factor.qr')} />
        <Stack gap="8" className={styles.secret}>
          <Note as="span" size="hint">
            {t('factor.key')}
          </Note>
          <code dir="ltr">{secret.match(/.{4}/g)?.join(' ')}</code>
          <span>
            <CopyButton
              text={secret}
              look="outlined"
              size="sm"
              label={t('common.btn_copy')}
              copiedLabel={t('common.copied')}
              failedLabel={t('common.copy_failed')}
            />
          </span>
        </Stack>
      </Row>
      <ConfirmForm
        form="factor"
        asks={{ code: 'app' }}
        submit={t('factor.turn_on')}
        onCancel={onCancel}
        send={async ({ code }) => {
          const { data, error } = await confirm({ code })
          if (data) {
            onCodes(data.recoveryCodes)
            notify(t('factor.is_on'), { modeType: 'success' })
          }
          return error as CallError | undefined
        }}
      />
    </Grid>
  )
}

/** Shown once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useTranslations()
  const text = codes.join('\n')
  return (
    <Grid gap="12">
      <Notice tone="warning">
        <p>
          <b>{t('factor.codes_title')}</b>
        </p>
        <p>{t('factor.codes_text')}</p>
      </Notice>
      <ol className={styles.codes} dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Ends justify="start">
        <Button
          variant="outlined"
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          {t('factor.codes_save')}
        </Button>
        <CopyButton
          text={text}
          look="outlined"
          label={t('common.btn_copy')}
          copiedLabel={t('common.copied')}
          failedLabel={t('common.copy_failed')}
        />
        <Button onClick={onDone}>{t('factor.codes_done')}</Button>
      </Ends>
    </Grid>
  )
}

function FactorOn({ factor, loginName }: { factor: CallData<typeof secondFactor>; loginName: string }) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const { notify } = useNotify()
  const [isEnding, setEnding] = useState(false)
  const [end] = securityApi.useEndSecondFactorMutation()
  return (
    <>
      <div>
        <Row as="p" gap="4 8" align="center" wrap weight="medium">
          <Chip tone="good">{t('factor.on')}</Chip>
          {factor.since !== null && t('factor.since', { date: formatDayMonth(locale, factor.since, zone) })}
        </Row>
        <Note size="hint">{t('factor.left', { count: formatNumber(locale, String(factor.recoveryCodesLeft)) })}</Note>
      </div>
      {isEnding ? (
        <ConfirmForm
          form="factor"
          loginName={loginName}
          asks={{ password: true, code: true }}
          submit={t('factor.turn_off')}
          onCancel={() => setEnding(false)}
          send={async ({ password, code }) => {
            const { data, error } = await end({ password, code })
            if (data) notify(t('factor.is_off'), { modeType: 'success' })
            return error as CallError | undefined
          }}
        />
      ) : (
        <div>
          <Button variant="outlined" onClick={() => setEnding(true)}>
            {t('factor.turn_off')}
          </Button>
        </div>
      )}
    </>
  )
}
