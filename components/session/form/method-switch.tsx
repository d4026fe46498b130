import { useTranslations } from 'next-intl'
import type { FieldInput } from '#components/ui/controls/field.tsx'
import { METHODS } from './account-values.ts'
import styles from './method-switch.module.css'

/** Radio buttons work before and without JavaScript: CSS shows the fields of the chosen method. */
export function MethodSwitch({ label, input }: { label: string; input?: FieldInput }) {
  const t = useTranslations('account')
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">{label}</legend>
      {METHODS.map((method) => (
        <label key={method}>
          <input
            name="method"
            {...input}
            type="radio"
            value={method}
            defaultChecked={input ? undefined : method === 'email'}
          />
          <span>{t(`method_${method}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
