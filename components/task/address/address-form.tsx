'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useLocale, useTranslations } from 'next-intl'
import { useForm } from 'react-hook-form'
import { CountryField } from '#components/ui/controls/country-field.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import type { AddressRequest } from '#store/slices/draw.ts'
import { ADDRESS_INPUTS } from './address-inputs.ts'
import { addressFormSchema, NO_ADDRESS, type AddressField, type AddressValues } from './address-values.ts'
import styles from './address-form.module.css'
import { useAddressProblem } from './use-address-problem.ts'
import { useSaveAddress } from './use-save-address.ts'

interface AddressFormProps {
  request: AddressRequest
  titleId: string
  /** Of an address that is changed. */
  values?: AddressValues | undefined
  onSaved: (masked: string, values: AddressValues) => void
}

/** The delivery address of a won object, with what happens to it (contract §10). */
export function AddressForm({ request: { rewardId, prize, until }, titleId, values, onSaved }: AddressFormProps) {
  const t = useTranslations('address')
  const texts = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  const problemText = useAddressProblem()
  const { save, refusal } = useSaveAddress(rewardId, onSaved)
  const { register, handleSubmit, formState } = useForm<AddressValues>({
    resolver: zodResolver(addressFormSchema),
    mode: 'onTouched',
    defaultValues: values ?? NO_ADDRESS,
  })
  const messageOf = (field: AddressField) => {
    const problem = formState.errors[field]?.message
    if (problem !== undefined) return { tone: 'error' as const, text: problemText(problem) }
    return field === 'phone' ? { tone: 'hint' as const, text: t('phone_hint') } : undefined
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className={styles.body}>
      <h2 id={titleId}>{t('title')}</h2>
      <p className={styles.lead}>{t('lead', { prize: isolateAmounts(locale, prize) })}</p>
      <div className={styles.fields}>
        {ADDRESS_INPUTS.map(({ name, label, ...input }) =>
          name === 'country' ? (
            <CountryField key={name} input={register(name)} message={messageOf(name)} />
          ) : (
            <Field
              key={name}
              {...input}
              form="address"
              name={name}
              label={texts(label)}
              input={register(name)}
              message={messageOf(name)}
            />
          ),
        )}
      </div>
      <p className={styles.lead}>
        {until === null ? t('until_sent') : t('until', { date: formatDeadlineDay(locale, until, zone) })}
      </p>
      {refusal !== null && (
        <Notice tone="error" role="alert" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
      <div className={styles.actions}>
        <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
          {t('save')}
        </OnlineButton>
      </div>
    </form>
  )
}
