'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormSetError } from 'react-hook-form'
import { useErrorText } from '#components/notification/use-error-text.ts'
import { useNotify } from '#components/notification/use-notify.ts'
import { AGENT_TARGETS, type AgentTarget } from '@fanfare/contract/agent/targets.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import { saveTargetsApi } from '#store/api/save-agent-targets.ts'
import type { CallError } from '#store/call-error.ts'
import { targetsOf, type TargetValues } from './target-values.ts'

/** 40000 names the field that it refuses (contract §1), such as `rebate.amount`; undefined for every other refusal. */
function refusedField(error: CallError): AgentTarget | undefined {
  if (error.kind === 'contract' || error.code !== CODES.MALFORMED.code) return undefined
  const path = error.data?.issues?.[0]?.path ?? ''
  return AGENT_TARGETS.find((name) => name === path.split('.')[0])
}

/** Saves the targets. A refusal is shown below its field, else as `refusal` above the button. */
export function useSaveTargets(id: string, setError: UseFormSetError<TargetValues>, onSaved: () => void) {
  const t = useTranslations('agent.target')
  const locale = useLocale()
  const errorText = useErrorText()
  const { notify } = useNotify()
  const [send] = saveTargetsApi.endpoints.saveAgentTargets.useMutation()
  const [refusal, setRefusal] = useState<string | null>(null)
  const save = async (values: TargetValues): Promise<void> => {
    setRefusal(null)
    const { data, error } = await send({ id, ...targetsOf(values, locale) })
    if (data) {
      notify(t('saved'), { modeType: 'success' })
      onSaved()
      return
    }
    const field = refusedField(error as CallError)
    const message = field === 'firstTrades' ? 'people' : 'amount'
    if (field) setError(field, { message }, { shouldFocus: true })
    else setRefusal(errorText(error))
  }
  return { save, refusal }
}
