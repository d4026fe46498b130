'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { drawChanged, type AddressRequest } from '#store/slices/draw.ts'

/** Opens the form for the address of a won object. */
export function AddressButton(request: AddressRequest) {
  const t = useTranslations('lottery')
  const dispatch = useAppDispatch()
  return (
    <Button variant="outlined" size="sm" onClick={() => void dispatch(drawChanged({ address: request }))}>
      {t('add_address')}
    </Button>
  )
}
