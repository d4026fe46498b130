import { UserPlusIcon } from '@phosphor-icons/react/dist/ssr/UserPlus'
import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/icon.tsx'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/field.tsx'
import styles from './invite-box.module.css'

interface InviteBoxProps {
  /** As the form will send it; null: none. */
  code?: string | null
  input?: FieldInput
  message?: FieldMessage
}

/** The same height with a code or without; opens for a change without JavaScript, too. */
export function InviteBox({ code = null, input, message }: InviteBoxProps) {
  const t = useTranslations('account')
  return (
    <details className={styles.invite} open={message ? true : undefined}>
      <summary>
        <span className={styles.icon}>
          <Icon icon={UserPlusIcon} size="lg" weight="duotone" />
        </span>
        <span className={styles.words}>
          {code === null ? (
            <span>{t('invite_none')}</span>
          ) : (
            <span className={styles.quiet}>
              {t.rich('invite_with', {
                value: code,
                code: (chunks) => (
                  <bdi dir="ltr" className={styles.code}>
                    {chunks}
                  </bdi>
                ),
              })}
            </span>
          )}
          <span className={styles.quiet}>{t(code === null ? 'invite_optional' : 'invite_linked')}</span>
        </span>
        <span className={styles.change}>{t(code === null ? 'invite_add' : 'invite_change')}</span>
      </summary>
      <div className={styles.field}>
        <Field name="vipCode" label={t('invite_code')} type="text" autoComplete="off" input={input} message={message} />
      </div>
    </details>
  )
}
