import { useTranslations } from 'next-intl'
import { cx } from '#components/ui/cx.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'
import styles from './invite-box.module.css'

interface InviteBoxProps {
  /** As the form will send it; null when there is none; undefined on the server, which does not know it. */
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
  return (
    <details className={styles.invite} open={message ? true : undefined}>
      <summary>
        <span className={styles.icon}>
          <Icon icon="user-plus" size="lg" weight="duotone" />
        </span>
        {!code && (
          <>
            <span className={cx(styles.words, isServers && styles.without)}>
              <span>{t('invite_none')}</span>
              <span className={styles.quiet}>{t('invite_optional')}</span>
            </span>
            <span className={cx(styles.change, isServers && styles.without)}>{t('invite_add')}</span>
          </>
        )}
        {code !== null && (
          <>
            <span className={cx(styles.words, isServers && styles.with)}>
              <span className={styles.quiet}>
                {t.rich('invite_with', {
                  value: '',
                  // One text: React keeps what the script has written only then.
                  code: () => (
                    <bdi dir="ltr" className={styles.code} suppressHydrationWarning={isServers} data-invite-code>
                      {code ?? ''}
                    </bdi>
                  ),
                })}
              </span>
              <span className={styles.quiet}>{t(isPaused ? 'invite_paused' : 'invite_linked')}</span>
            </span>
            <span className={cx(styles.change, isServers && styles.with)}>{t('invite_change')}</span>
          </>
        )}
      </summary>
      <div className={styles.field}>
        <Field name="vipCode" label={t('invite_code')} type="text" autoComplete="off" input={input} message={message} />
      </div>
    </details>
  )
}
