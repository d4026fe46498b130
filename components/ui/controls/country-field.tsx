'use client'

import { useTranslations } from 'next-intl'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { areaCodesApi } from '#store/api/area-codes.ts'
import { useLanguageType } from '#store/hooks.ts'
import { useAnswer } from '#store/use-answer.ts'
import { FieldFrame, type FieldMessage } from './field.tsx'
import styles from './select.module.css'

/** The countries of the gateway's area codes, in the page's language. */
export function CountryField({ input, message }: { input: UseFormRegisterReturn; message?: FieldMessage }) {
  const t = useTranslations('address')
  const { data } = useAnswer(areaCodesApi.useAreaCodesQuery(useLanguageType()))
  // Some countries have several codes.
  const countries = new Map((data?.list ?? []).map(({ country, name }) => [country, name]))
  return (
    <FieldFrame id="address-country" label={t('country')} message={message}>
      <select
        {...input}
        id="address-country"
        autoComplete="country"
        aria-invalid={message && true}
        aria-describedby={message && 'address-country-message'}
        className={styles.select}
        // Mounts again with the list, because the chosen country is an option only then.
        key={data ? 'known' : 'unknown'}
      >
        <option value="">{t('country_choose')}</option>
        {[...countries].map(([country, name]) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}
