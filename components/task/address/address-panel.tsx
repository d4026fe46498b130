'use client'

import { useState } from 'react'
import type { AddressRequest } from '#store/slices/draw.ts'
import { AddressForm } from './address-form.tsx'
import { AddressSaved } from './address-saved.tsx'
import type { AddressValues } from './address-values.ts'

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
