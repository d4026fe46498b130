'use client'

import { useWords } from '#components/ui/text/use-words.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type HTMLInputAutoCompleteAttribute } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { CountryField } from '#components/ui/controls/country-field.tsx'
import { Field } from '#components/ui/controls/field.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import type { CallError } from '#store/call-error.ts'
import { isolateAmounts } from '@fanfare/languages/bidi.ts'
import { formatDeadlineDay } from '@fanfare/languages/format-date.ts'
import type { AddressRequest } from '#store/slices/draw.ts'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import { codeName } from '@fanfare/contract/codes.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import { addressFormSchema, addressOf, NO_ADDRESS, type AddressField, type AddressValues } from './address-values.ts'
import styles from './address-form.module.css'

const LABELS = {
  name: 'address.name',
  phone: 'address.phone',
  country: 'address.country',
  line1: 'address.line1',
  line2: 'address.line2',
  postalCode: 'address.postal_code',
  city: 'address.city',
  region: 'address.region',
} as const satisfies Record<AddressField, string>

interface AddressInput {
  name: AddressField
  /** The key of its label. */
  label: (typeof LABELS)[AddressField]
  type: 'text' | 'tel'
  autoComplete: HTMLInputAutoCompleteAttribute
  direction?: 'auto'
}

/** In the order of the form. A name or street is in its own direction. */
const ADDRESS_INPUTS: readonly AddressInput[] = [
  { name: 'name', label: LABELS.name, type: 'text', autoComplete: 'name', direction: 'auto' },
  { name: 'phone', label: LABELS.phone, type: 'tel', autoComplete: 'tel' },
  { name: 'country', label: LABELS.country, type: 'text', autoComplete: 'country' },
  { name: 'line1', label: LABELS.line1, type: 'text', autoComplete: 'address-line1', direction: 'auto' },
  { name: 'line2', label: LABELS.line2, type: 'text', autoComplete: 'address-line2', direction: 'auto' },
  { name: 'postalCode', label: LABELS.postalCode, type: 'text', autoComplete: 'postal-code' },
  { name: 'city', label: LABELS.city, type: 'text', autoComplete: 'address-level2', direction: 'auto' },
  { name: 'region', label: LABELS.region, type: 'text', autoComplete: 'address-level1', direction: 'auto' },
]

interface AddressFormProps {
  request: AddressRequest
  titleId: string
  /** Of an address that is changed. */
  values?: AddressValues | undefined
  onSaved: (masked: string, values: AddressValues) => void
}

/** The delivery address of a won object, with what happens to it (contract §6). */
export function AddressForm({ request: { rewardId, prize, until }, titleId, values, onSaved }: AddressFormProps) {
  const { t, locale } = useWords()
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
    return field === 'phone' ? { tone: 'hint' as const, text: t('address.phone_hint') } : undefined
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className={styles.body}>
      <h2 id={titleId}>{t('address.title')}</h2>
      <Note top="6" breaks>
        {t('address.lead', { prize: isolateAmounts(locale, prize) })}
      </Note>
      <Grid gap="14" className={styles.fields}>
        {ADDRESS_INPUTS.map(({ name, label, ...input }) =>
          name === 'country' ? (
            <CountryField key={name} input={register(name)} message={messageOf(name)} />
          ) : (
            <Field
              key={name}
              {...input}
              form="address"
              name={name}
              label={t(label)}
              input={register(name)}
              message={messageOf(name)}
            />
          ),
        )}
      </Grid>
      <Note top="6" breaks>
        {until === null
          ? t('address.until_sent')
          : t('address.until', { date: formatDeadlineDay(locale, until, zone) })}
      </Note>
      {refusal !== null && (
        <Notice tone="error" role="alert" className={styles.refusal}>
          {refusal}
        </Notice>
      )}
      <Grid gap="10" top="18">
        <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
          {t('address.save')}
        </OnlineButton>
      </Grid>
    </form>
  )
}

const TEXTS = {
  missing: 'address.error_missing',
  phone: 'address.error_phone',
  country: 'address.error_country',
  invalid: 'address.error_invalid',
} as const

/** The sentence under a field, for an `AddressProblem`. */
function useAddressProblem(): (problem: string) => string {
  const { t, locale } = useWords()
  return (problem) => {
    if (problem.startsWith('long:')) return t('address.error_long', { limit: formatNumber(locale, problem.slice(5)) })
    return t(TEXTS[problem as keyof typeof TEXTS])
  }
}

/** Sends the address; a repetition replaces it. The refusal is in words, null while there is none. */
function useSaveAddress(rewardId: string, onSaved: (masked: string, values: AddressValues) => void) {
  const { t } = useWords()
  const errorText = useErrorText()
  const [send] = lotteryApi.endpoints.address.useMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const refusalText = (error: CallError): string => {
    const name = error.kind === 'gateway' ? codeName(error.code) : undefined
    if (name === 'CLAIM_DEADLINE_PASSED') return t('address.too_late')
    return name === 'NOT_ELIGIBLE' ? t('address.dispatched') : errorText(error)
  }
  const save = async (values: AddressValues): Promise<void> => {
    setRefusal(null)
    const { data, error } = await send({ rewardId, ...addressOf(values) })
    if (data) onSaved(data.masked, values)
    else setRefusal(refusalText(error as CallError))
  }
  return { save, refusal }
}
