'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button.tsx'
import type { AddressRequest } from '#store/slices/address.ts'
import { AddressForm } from './address-form.tsx'
import type { AddressValues } from './address-values.ts'
import styles from './address-form.module.css'

interface AddressPanelProps {
  request: AddressRequest
  titleId: string
  close: () => void
}

/** The form, and after it the address as the gateway shows it to its owner. */
export function AddressPanel({ request, titleId, close }: AddressPanelProps) {
  const t = useTranslations()
  const [saved, setSaved] = useState<{ masked: string; values: AddressValues } | null>(null)
  const [isChanging, setChanging] = useState(false)
  if (saved === null || isChanging)
    return (
      <AddressForm
        request={request}
        titleId={titleId}
        values={saved?.values}
        onSaved={(masked, values) => {
          setSaved({ masked, values })
          setChanging(false)
        }}
      />
    )
  return (
    <div className={styles.body}>
      <h2 id={titleId}>{t('address.saved_title')}</h2>
      <p role="status" className={styles.lead}>
        {t('address.saved', { address: saved.masked })}
      </p>
      <div className={styles.actions}>
        <Button size="lg" full onClick={close}>
          {t('moment.done')}
        </Button>
        <Button variant="outlined" full onClick={() => setChanging(true)}>
          {t('address.change')}
        </Button>
      </div>
    </div>
  )
}
