import { useMyWords } from '#components/ui/time/use-my-words.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState, type HTMLInputAutoCompleteAttribute } from 'react'
import { useForm } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { CountryField } from '#components/ui/controls/country-field.tsx'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { Field, messageOf } from '#components/ui/controls/field.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { OnlineButton } from '#components/ui/controls/online-button.tsx'
import { lotteryApi } from '#store/api/lottery.ts'
import type { CallError } from '#store/call-error.ts'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, type AddressRequest } from '#store/slices/draw.ts'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import { codeName } from '@fanfare/contract/codes.ts'
import { addressSchema, type Address } from '@fanfare/contract/task/rewards.ts'
import * as z from 'zod/mini'
import styles from './address-dialog.module.css'

/** The page's one dialog for a delivery address. */
export function AddressDialog({ request }: { request: AddressRequest }) {
  const isOpen = !!useAppSelector(selectDraw).address
  const dispatch = useAppDispatch()
  const close = () => void dispatch(drawChanged({ address: null }))
  return (
    <SheetDialog isOpen={isOpen} onClose={close}>
      {(titleId) => <AddressForm key={request.rewardId} request={request} titleId={titleId} close={close} />}
    </SheetDialog>
  )
}

interface AddressSavedProps {
  /** As the gateway shows it to its owner. */
  masked: string
  titleId: string
  onChange: () => void
  close: () => void
}

export function AddressSaved({ masked, titleId, onChange, close }: AddressSavedProps) {
  const { t } = useMyWords()
  return (
    <div className={styles.body}>
      <h2 id={titleId}>{t('address.saved_title')}</h2>
      <Note role="status" top="6" breaks>
        {t('address.saved', { address: masked })}
      </Note>
      <Grid gap="10" top="18">
        <Button size="lg" full onClick={close}>
          {t('moment.done')}
        </Button>
        <Button variant="outlined" full onClick={onChange}>
          {t('address.change')}
        </Button>
      </Grid>
    </div>
  )
}

/** The fields in the order of the form. */
const AUTO_COMPLETE = {
  name: 'name',
  phone: 'tel',
  country: 'country',
  line1: 'address-line1',
  line2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
} as const satisfies Record<string, HTMLInputAutoCompleteAttribute>

type AddressField = keyof typeof AUTO_COMPLETE
const FIELDS = Object.keys(AUTO_COMPLETE) as AddressField[]

/** The form's values; empty optional fields are left out of the call. */
type AddressValues = Record<AddressField, string>

const addressOf = ({ region, line2, ...values }: AddressValues): Address => ({
  ...values,
  ...(region.trim() && { region }),
  ...(line2.trim() && { line2 }),
})

interface AddressFormProps {
  request: AddressRequest
  titleId: string
  close: () => void
}

/** The form for a won object's delivery address, with what happens to the data (contract §6), and then the saved address. */
export function AddressForm({ request: { rewardId, prize, until }, titleId, close }: AddressFormProps) {
  const { t, number, deadlineDay, isolated } = useMyWords()
  const errorText = useErrorText()
  const [send] = lotteryApi.useAddressMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const [masked, setMasked] = useState<string | null>(null)
  const problemText = (field: AddressField, value: string, issue: z.core.$ZodIssue) => {
    if (field === 'country') return t('address.error_country')
    if (!value.trim()) return t('address.error_missing')
    if (field === 'phone') return t('address.error_phone')
    return issue.code === 'too_big'
      ? t('address.error_long', { limit: number(Number(issue.maximum)) })
      : t('address.error_invalid')
  }
  /** The contract's schema for the form's values: a field shows the first of its problems. */
  const schema = z.record(z.enum(FIELDS), z.string()).check(({ value, issues }) => {
    for (const issue of addressSchema.safeParse(addressOf(value)).error?.issues ?? []) {
      const field = FIELDS.find((name) => name === issue.path[0])
      if (field)
        issues.push({ code: 'custom', input: value, path: [field], message: problemText(field, value[field], issue) })
    }
  })
  const { register, handleSubmit, formState } = useForm<AddressValues>({
    resolver: zodResolver(schema),
    mode: 'onTouched',
  })
  const messageFor = (field: AddressField) =>
    messageOf(formState.errors[field]?.message, field === 'phone' ? t('address.phone_hint') : undefined)
  const refusalText = (error: CallError) => {
    const name = error.kind === 'gateway' ? codeName(error.code) : undefined
    if (name === 'CLAIM_DEADLINE_PASSED') return t('address.too_late')
    return name === 'NOT_ELIGIBLE' ? t('address.dispatched') : errorText(error)
  }
  /** Sending again replaces the address. */
  const save = async (address: AddressValues) => {
    setRefusal(null)
    const { data, error } = await send({ rewardId, ...addressOf(address) })
    if (data) setMasked(data.masked)
    else setRefusal(refusalText(error as CallError))
  }
  if (masked) return <AddressSaved masked={masked} titleId={titleId} onChange={() => setMasked(null)} close={close} />
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(save)(event)} className={styles.body}>
      <h2 id={titleId}>{t('address.title')}</h2>
      <Note top="6" breaks>
        {t('address.lead', { prize: isolated(prize) })}
      </Note>
      <Grid gap="14" className={styles.fields}>
        {FIELDS.map((name) =>
          name === 'country' ? (
            <CountryField key={name} input={register(name)} message={messageFor(name)} />
          ) : (
            <Field
              key={name}
              type={name === 'phone' ? 'tel' : 'text'}
              // Names and streets may be in another script than the page.
              direction={name === 'phone' || name === 'postalCode' ? undefined : 'auto'}
              autoComplete={AUTO_COMPLETE[name]}
              form="address"
              name={name}
              label={t(`address.${name === 'postalCode' ? 'postal_code' : name}`)}
              input={register(name)}
              message={messageFor(name)}
            />
          ),
        )}
      </Grid>
      <Note top="6" breaks>
        {until ? t('address.until', { date: deadlineDay(until) }) : t('address.until_sent')}
      </Note>
      {refusal && <Alert top="12">{refusal}</Alert>}
      <Grid gap="10" top="18">
        <OnlineButton type="submit" size="lg" full busy={formState.isSubmitting}>
          {t('address.save')}
        </OnlineButton>
      </Grid>
    </form>
  )
}
