'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { codeName } from '@fanfare/contract/codes.ts'
import { lotteryApi } from '#store/api/lottery.ts'
import type { CallError } from '#store/call-error.ts'
import { addressOf, type AddressValues } from './address-values.ts'

/** Sends the address; a repetition replaces it. The refusal is in words, null while there is none. */
export function useSaveAddress(rewardId: string, onSaved: (masked: string, values: AddressValues) => void) {
  const t = useTranslations('address')
  const errorText = useErrorText()
  const [send] = lotteryApi.endpoints.address.useMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const refusalText = (error: CallError): string => {
    const name = error.kind === 'gateway' ? codeName(error.code) : undefined
    if (name === 'CLAIM_DEADLINE_PASSED') return t('too_late')
    return name === 'NOT_ELIGIBLE' ? t('dispatched') : errorText(error)
  }
  const save = async (values: AddressValues): Promise<void> => {
    setRefusal(null)
    const { data, error } = await send({ rewardId, ...addressOf(values) })
    if (data) onSaved(data.masked, values)
    else setRefusal(refusalText(error as CallError))
  }
  return { save, refusal }
}
