'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { useLast } from '#components/notification/use-last.ts'
import { Button } from '#components/ui/controls/button.tsx'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, type AddressRequest } from '#store/slices/draw.ts'
import { Grid, Note } from '#components/ui/layout/layout.tsx'
import styles from './address-form.module.css'
import { AddressForm } from './address-form.tsx'
import type { AddressValues } from './address-values.ts'

/** The page's one dialog for a delivery address. */
export function AddressDialog() {
  const open = useAppSelector(selectDraw).address
  const dispatch = useAppDispatch()
  const request = useLast(open)
  const close = () => void dispatch(drawChanged({ address: null }))
  return (
    <SheetDialog isOpen={open !== null} onClose={close}>
      {(titleId) =>
        request && <AddressPanel key={request.rewardId} request={request} titleId={titleId} close={close} />
      }
    </SheetDialog>
  )
}

interface AddressPanelProps {
  request: AddressRequest
  titleId: string
  close: () => void
}

/** The form, and then the saved address. */
export function AddressPanel({ request, titleId, close }: AddressPanelProps) {
  const [saved, setSaved] = useState<{ masked: string; values: AddressValues } | null>(null)
  const [isChanging, setChanging] = useState(false)
  if (saved && !isChanging)
    return <AddressSaved masked={saved.masked} titleId={titleId} onChange={() => setChanging(true)} close={close} />
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
}

interface AddressSavedProps {
  /** As the gateway shows it to its owner. */
  masked: string
  titleId: string
  onChange: () => void
  close: () => void
}

export function AddressSaved({ masked, titleId, onChange, close }: AddressSavedProps) {
  const t = useTranslations()
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
