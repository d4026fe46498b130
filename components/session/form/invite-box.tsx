import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'
import { Note, Stack, Text } from '#components/ui/layout/layout.tsx'
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
export function InviteBox({ code, isPaused = false, input, message }: InviteBoxProps) {
  const t = useTranslations('account')
  const isServers = code === undefined
  const change = (key: 'invite_add' | 'invite_change', shown: string | undefined) => (
    <Text as="span" size="note" weight="medium" tone="link" className={cx(styles.change, isServers && shown)}>
      {t(key)}
    </Text>
  )
  return (
    <details className={styles.invite} open={message ? true : undefined}>
      {/* An early press finds the live one by its name. */}
      <summary id="account-invite">
        <span className={styles.icon}>
          <Icon icon="user-plus" size="lg" weight="duotone" />
        </span>
        {!code && (
          <>
            <Stack as="span" className={cx(isServers && styles.without)}>
              <span>{t('invite_none')}</span>
              <Note as="span" size="hint">
                {t('invite_optional')}
              </Note>
            </Stack>
            {change('invite_add', styles.without)}
          </>
        )}
        {code !== null && (
          <>
            <Stack as="span" className={cx(isServers && styles.with)}>
              <Note as="span" size="hint">
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
              </Note>
              <Note as="span" size="hint">
                {t(isPaused ? 'invite_paused' : 'invite_linked')}
              </Note>
            </Stack>
            {change('invite_change', styles.with)}
          </>
        )}
      </summary>
      <div className={styles.field}>
        <Field name="vipCode" label={t('invite_code')} type="text" autoComplete="off" input={input} message={message} />
      </div>
    </details>
  )
}
