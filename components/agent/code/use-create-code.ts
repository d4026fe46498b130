'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { agentApi } from '#store/api/agent.ts'
import type { CallError } from '#store/call-error.ts'
import { codeBody, type CodeValues } from './code-values.ts'
import { placeCodeRefusal } from './place-code-refusal.ts'

/** Creates a code. A refusal is shown below its field, else as `refusal` above the button. */
export function useCreateCode(id: string, setError: UseFormSetError<CodeValues>, onCreated: () => void) {
  const t = useTranslations('agent.code')
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [send] = agentApi.endpoints.createAgentCode.useMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const create = async (values: CodeValues): Promise<void> => {
    setRefusal(null)
    const { data, error } = await send({ id, ...codeBody(values) })
    if (data) {
      notify(t('created', { code: data.vipCode }), { modeType: 'success' })
      onCreated()
      return
    }
    const place = placeCodeRefusal(error as CallError)
    if (place.at === 'field') setError(place.field, { message: place.problem }, { shouldFocus: true })
    else setRefusal(place.key === null ? errorText(error) : t('error_limit'))
  }
  return { create, refusal }
}
