'use client'

import { useTranslations } from 'next-intl'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { useAppDispatch } from '#store/hooks.ts'
import { drawChanged, type AddressRequest } from '#store/slices/draw.ts'

/** Opens the address form for a won object; `isThere`: an address was given, which the form can replace. */
export function AddressButton({ isThere, ...request }: AddressRequest & { isThere?: boolean }) {
  const t = useTranslations()
  const dispatch = useAppDispatch()
  return (
    <SmallButton onClick={() => void dispatch(drawChanged({ address: request }))}>
      {t(isThere ? 'address.change' : 'lottery.add_address')}
    </SmallButton>
  )
}
