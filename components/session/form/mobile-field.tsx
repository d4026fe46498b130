import { useTranslations } from 'next-intl'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Field, type FieldInput, type FieldMessage } from '#components/ui/controls/field.tsx'
import { pressable } from '#lib/head/early.ts'
import styles from './mobile-field.module.css'

interface MobileFieldProps {
  /** Without +. */
  areaCode: string
  input?: FieldInput
  message?: FieldMessage
  onChooseAreaCode?: () => void
}

export function MobileField({ areaCode, input, message, onChooseAreaCode }: MobileFieldProps) {
  const t = useTranslations('account')
  return (
    <Field
      name="mobile"
      label={t('mobile')}
      type="text"
      inputMode="tel"
      autoComplete="tel-national"
      leftToRight
      input={input}
      message={message}
      before={
        <button
          type="button"
          className={styles.code}
          aria-haspopup="dialog"
          aria-label={t('country_code_chosen', { code: `+${areaCode}` })}
          {...pressable('area-code', onChooseAreaCode)}
        >
          <bdi dir="ltr">+{areaCode}</bdi>
          <Icon icon="caret-down" size="sm" />
        </button>
      }
    />
  )
}
