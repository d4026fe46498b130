'use client'

import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { areaCodesApi } from '#store/api/area-codes.ts'
import { useLanguageType } from '#store/hooks.ts'
import { cx } from '../cx.ts'
import fieldStyles from './field.module.css'
import type { FieldMessage } from './field.tsx'
import { Icon } from '../pictures/icon.tsx'
import styles from './select.module.css'

interface CountryFieldProps {
  input: UseFormRegisterReturn
  message?: FieldMessage | undefined
}

/** The countries of the gateway's area codes, in the page's language. */
export function CountryField({ input, message }: CountryFieldProps) {
  const t = useTranslations('address')
  const { data } = areaCodesApi.endpoints.areaCodes.useQuery(useLanguageType())
  // Some countries have several codes.
  const countries = new Map((data?.list ?? []).map(({ country, name }) => [country, name]))
  return (
    <div className={fieldStyles.field}>
      <label htmlFor="address-country">{t('country')}</label>
      <span className={cx(fieldStyles.box, message && fieldStyles.invalid)}>
        <select
          {...input}
          id="address-country"
          autoComplete="country"
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? 'address-country-message' : undefined}
          className={styles.select}
          // The chosen country is an option only when the list is there.
          key={data ? 'known' : 'unknown'}
        >
          <option value="">{t('country_choose')}</option>
          {[...countries].map(([country, name]) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </select>
      </span>
      {message && (
        <span id="address-country-message" className={cx(fieldStyles.message, fieldStyles.error)}>
          <Icon icon="warning-circle" size="sm" weight="fill" />
          <span>{message.text}</span>
        </span>
      )}
    </div>
  )
}
