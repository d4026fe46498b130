'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { agentApi } from '#store/api/agent.ts'
import type { CallError } from '#store/call-error.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { codeBody, type CodeField, type CodeProblem, type CodeValues } from './code-values.ts'

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

/** Where a refused code is explained: below its field, or above the button. */
type CodeRefusal = { at: 'field'; field: CodeField; problem: CodeProblem } | { at: 'alert'; key: 'limit' | null }

const MALFORMED: Record<string, { field: CodeField; problem: CodeProblem }> = {
  givesBack: { field: 'share', problem: 'share_high' },
  label: { field: 'label', problem: 'label_long' },
  vipCode: { field: 'vipCode', problem: 'code_invalid' },
}

/** A taken code is 51051, the 51st code 51071, and 40000 names the field that it refuses (contract §1, §10). */
function placeCodeRefusal(error: CallError): CodeRefusal {
  if (error.kind === 'contract') return { at: 'alert', key: null }
  if (error.code === CODES.ACCOUNT_EXISTS.code) return { at: 'field', field: 'vipCode', problem: 'code_taken' }
  if (error.code === CODES.LIMIT.code) return { at: 'alert', key: 'limit' }
  const path = error.data?.field ?? error.data?.issues?.[0]?.path ?? ''
  const place = error.code === CODES.MALFORMED.code ? MALFORMED[path.split('.').at(-1) ?? ''] : undefined
  return place ? { at: 'field', ...place } : { at: 'alert', key: null }
}
