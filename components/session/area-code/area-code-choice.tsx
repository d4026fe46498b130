'use client'

import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import type { AccountValues } from '../form/account-values.ts'

const AreaCodePicker = lazyWithRetry(() => import('./area-code-picker.tsx').then((m) => m.AreaCodePicker))

interface AreaCodeChoiceProps {
  languageType: number
  isOpen: boolean
  onClose: () => void
}

/** Puts the picked area code into the form around it; loads the picker as soon as the user chooses the mobile method. */
export function AreaCodeChoice({ languageType, isOpen, onClose }: AreaCodeChoiceProps) {
  const { control, setValue } = useFormContext<AccountValues>()
  const [method, areaCode] = useWatch({ control, name: ['method', 'areaCode'] })
  const usesMobile = method === 'mobile'
  useEffect(() => {
    if (usesMobile) void AreaCodePicker.preload()
  }, [usesMobile])
  if (!isOpen) return null
  return (
    <AreaCodePicker.Part
      languageType={languageType}
      chosen={areaCode}
      onClose={onClose}
      onChoose={(chosen) => {
        setValue('areaCode', chosen, { shouldDirty: true })
        onClose()
      }}
    />
  )
}
