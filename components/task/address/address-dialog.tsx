'use client'

import { useState } from 'react'
import { SheetDialog } from '#components/notification/sheet-dialog.tsx'
import { useAppDispatch, useAppSelector } from '#store/hooks.ts'
import { drawChanged, selectDraw } from '#store/slices/draw.ts'
import { AddressPanel } from './address-panel.tsx'

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
