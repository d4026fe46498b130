'use client'

import { useState } from 'react'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { useAppSelector } from '#store/hooks.ts'
import { selectDraw } from '#store/slices/draw.ts'

const AddressDialog = lazyWithRetry(() => import('./address-dialog.tsx').then((m) => m.AddressDialog))

/** The form for a delivery address, loaded when it is first opened (decision 0014). It stays mounted, so that it can fade out. */
export function LazyAddress() {
  const isOpen = useAppSelector(selectDraw).address !== null
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)
  return isNeeded && <AddressDialog.Part />
}
