import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'
import { Remark, Span, Stack, Text } from '#components/ui/layout/layout.tsx'
import styles from './invite-box.module.css'

interface InviteBoxProps {
  /** The code that the form will send; null for none; undefined on the server, which does not know it. */
  code?: string | null
  isPaused?: boolean
  input?: FieldInput
  message?: FieldMessage
}

/**
 * The same height with a code or without; opens for a change without JavaScript, too. The server's page is the same for every
 * code, so it has both sentences, and the head script chooses (`lib/head/account.ts`).
 */
export function InviteBox({ code, isPaused, input, message }: InviteBoxProps) {
  const t = useTranslations('account')
  const isServers = code === undefined
  const part = (title: ReactNode, line: string, action: string, shown: string | undefined) => (
    <>
      <Stack as="span" className={cx(isServers && shown)}>
        {title}
        <Remark size="hint">{line}</Remark>
      </Stack>
      <Span size="note" weight="medium" tone="link" className={cx(styles.change, isServers && shown)}>
        {action}
      </Span>
    </>
  )
  return (
    <details className={styles.invite} open={message ? true : undefined}>
      {/* An early press finds the live one by its name. */}
      <summary id="account-invite">
        <span className={styles.icon}>
          <Icon icon="user-plus" size="lg" weight="duotone" />
        </span>
        {!code && part(<span>{t('invite_none')}</span>, t('invite_optional'), t('invite_add'), styles.without)}
        {code !== null &&
          part(
            <Remark size="hint">
              {t.rich('invite_with', {
                value: '',
                // A single text, because only then React keeps what the head script wrote.
                code: () => (
                  <Text
                    as="bdi"
                    dir="ltr"
                    weight="strong"
                    tone="primary"
                    className={styles.code}
                    suppressHydrationWarning={isServers}
                    data-invite-code
                  >
                    {code ?? ''}
                  </Text>
                ),
              })}
            </Remark>,
            t(isPaused ? 'invite_paused' : 'invite_linked'),
            t('invite_change'),
            styles.with,
          )}
      </summary>
      <div className={styles.field}>
        <Field name="vipCode" label={t('invite_code')} autoComplete="off" input={input} message={message} />
      </div>
    </details>
  )
}
