'use client'

import { useState } from 'react'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw, type AddressRequest } from '#store/slices/draw.ts'
import { AddressForm } from './address-form.tsx'
import { AddressSaved } from './address-saved.tsx'
import type { AddressValues } from './address-values.ts'

/** The page's one dialog for a delivery address. */
export function AddressDialog() {
  const open = useAppSelector(selectDraw).address
  const dispatch = useAppDispatch()
  // The dialog keeps its content while it fades out.
  const [request, setRequest] = useState(open)
  if (open && open !== request) setRequest(open)
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

/** The form, and after it the address as the gateway shows it to its owner. */
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
