'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useDeferredValue, useEffect, useState } from 'react'
import { isolateLtr } from '@fanfare/languages/bidi.ts'
import { phoneDigits } from '#lib/session/phone-digits.ts'
import type { FieldMessage } from '#components/ui/controls/field.tsx'

/** The user is probably still typing a shorter number. */
const MIN_DIGITS = 5

/** The number in international format, or null when it does not fit the country's numbering plan. */
async function toInternational(areaCode: string, digits: string): Promise<string | null> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const parsed = parsePhoneNumberFromString(`+${areaCode}${digits}`)
  return parsed?.isValid() ? parsed.formatInternational() : null
}

/** Only a hint: numbering plans change faster than libraries, so it refuses nothing (AUTH-5). */
export function useMobileHint(areaCode: string, mobile: string): FieldMessage | undefined {
  const t = useTranslations('account')
  const locale = useLocale()
  const digits = phoneDigits(useDeferredValue(mobile))
  const input = digits.length >= MIN_DIGITS ? `${areaCode} ${digits}` : null
  const [answer, setAnswer] = useState<{ input: string; number: string | null } | null>(null)
  useEffect(() => {
    if (input === null) return
    let current = true
    toInternational(areaCode, digits).then(
      (number) => current && setAnswer({ input, number }),
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [input, areaCode, digits])
  if (input === null || answer?.input !== input) return undefined
  return answer.number === null
    ? { tone: 'warning', text: t('mobile_unusual', { code: isolateLtr(locale, `+${areaCode}`) }) }
    : { tone: 'hint', text: t('mobile_as', { number: isolateLtr(locale, answer.number) }) }
}
