'use client'

import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { drawChanged, type AddressRequest } from '#store/slices/draw.ts'

/** Opens the form for the address of a won object; `isThere`: another address replaces the one that was given. */
export function AddressButton({ isThere = false, ...request }: AddressRequest & { isThere?: boolean }) {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  return (
    <Button variant="outlined" size="sm" onClick={() => void dispatch(drawChanged({ address: request }))}>
      {t(isThere ? 'address.change' : 'lottery.add_address')}
    </Button>
  )
}
