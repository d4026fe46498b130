import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { securityApi } from '#store/api/security.ts'
import { isRefusedWith } from '#store/call-error.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionRenewed } from '#store/session.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { Section } from '#components/ui/surface/section.tsx'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { saveFile } from '#components/ui/browser/save-file.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { CopyText } from '#components/ui/controls/copy-text.tsx'
import { QrCode } from '#components/ui/pictures/qr-code.tsx'
import { qrPath } from '#components/ui/pictures/qr-path.ts'
import { Chip } from '#components/ui/surface/chip.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { useMyWords } from '#components/ui/time/use-my-words.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import type { beginSecondFactor, secondFactor } from '@fanfare/contract/session/second-factor.ts'
import { Ends, Grid, Hint, Remark, Row, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './account.module.css'

/** Changes the password. */
export function PasswordSection() {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  const [change] = securityApi.useChangePasswordMutation()
  const [isCodeAsked, setCodeAsked] = useState(false)
  return (
    <SecurityCard title={t('security.password_title')} text={t('security.password_text')}>
      <ConfirmForm
        form="change"
        asks={{ password: true, newPassword: true, code: isCodeAsked }}
        submit={t('security.password_submit')}
        send={async ({ code, password, newPassword }) => {
          const answer = await change({ password, newPassword, code: isCodeAsked ? code : undefined })
          if (isRefusedWith(answer.error, 'SECOND_FACTOR') && !isCodeAsked) {
            setCodeAsked(true)
            return {}
          }
          if (answer.data && !dispatch(sessionRenewed(answer.data))) return { alert: t('account.not_kept_login') }
          return answer
        }}
        done={t('security.password_changed')}
        onDone={() => setCodeAsked(false)}
      />
    </SecurityCard>
  )
}

/** The second factor of an account with a password; other accounts have their provider's. */
export function FactorSection() {
  const t = useTranslations()
  const { data, isError, refetch } = securityApi.useSecondFactorQuery()
  // Only one answer has the codes, so they stay until the user has them, also while the state above changes.
  const [codes, setCodes] = useState<readonly string[]>()
  return (
    <SecurityCard title={t('factor.title')} text={t('factor.text')}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
      ) : data ? (
        data.on ? (
          <FactorOn factor={data} />
        ) : (
          <FactorOff onCodes={setCodes} />
        )
      ) : isError ? (
        <FailedNotice text={t('factor.failed')} onRetry={refetch} />
      ) : (
        <Skeleton height="72px" radius="card" />
      )}
    </SecurityCard>
  )
}

type Begun = CallData<typeof beginSecondFactor>

function FactorOff({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const t = useTranslations('factor')
  const [isAsking, setAsking] = useState(false)
  const [begun, setBegun] = useState<Begun>()
  const [begin] = securityApi.useBeginSecondFactorMutation()
  if (begun) return <Connect begun={begun} onCodes={onCodes} onCancel={() => setBegun(undefined)} />
  if (isAsking)
    return (
      <ConfirmForm
        form="factor"
        asks={{ password: true }}
        submit={t('continue')}
        onCancel={() => setAsking(false)}
        send={({ password }) => begin({ password })}
        onDone={setBegun}
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
  const [confirm] = securityApi.useConfirmSecondFactorMutation()
  return (
    <Grid gap="12">
      <p>{t('factor.scan')}</p>
      <Row gap="16" align="center" wrap className={styles.qr}>
        <QrCode path={qrPath(uri)} label={t('factor.qr')} />
        <Stack gap="8" className={styles.secret}>
          <Remark size="hint">{t('factor.key')}</Remark>
          <code dir="ltr">{secret.match(/.{4}/g)?.join(' ')}</code>
          <span>
            <CopyText text={secret} look="outlined" size="sm" label={t('common.btn_copy')} />
          </span>
        </Stack>
      </Row>
      <ConfirmForm
        form="factor"
        asks={{ code: 'app' }}
        submit={t('factor.turn_on')}
        onCancel={onCancel}
        send={({ code }) => confirm({ code })}
        done={t('factor.is_on')}
        onDone={(answer) => onCodes(answer.recoveryCodes)}
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
        <CopyText text={text} look="outlined" label={t('common.btn_copy')} />
        <Button onClick={onDone}>{t('factor.codes_done')}</Button>
      </Ends>
    </Grid>
  )
}

function FactorOn({ factor }: { factor: CallData<typeof secondFactor> }) {
  const { t, day, number } = useMyWords()
  const [isEnding, setEnding] = useState(false)
  const [end] = securityApi.useEndSecondFactorMutation()
  return (
    <>
      <div>
        <Row as="p" gap="4 8" align="center" wrap weight="medium">
          <Chip tone="good">{t('factor.on')}</Chip>
          {factor.since && t('factor.since', { date: day(factor.since) })}
        </Row>
        <Hint>{t('factor.left', { count: number(factor.recoveryCodesLeft) })}</Hint>
      </div>
      {isEnding ? (
        <ConfirmForm
          form="factor"
          asks={{ password: true, code: true }}
          submit={t('factor.turn_off')}
          onCancel={() => setEnding(false)}
          send={({ password, code }) => end({ password, code })}
          done={t('factor.is_off')}
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

interface SecurityCardProps {
  title: string
  text?: ReactNode
  children: ReactNode
}

/** One section of the account page: a heading, one line about it, and its controls. */
export const SecurityCard = ({ title, text, children }: SecurityCardProps) => (
  <Section title={title} className={styles.card}>
    {text && (
      <Text tone="secondary" breaks>
        {text}
      </Text>
    )}
    <Grid gap="16" top="16">
      {children}
    </Grid>
  </Section>
)
