import { useLayoutEffect, useState, type ComponentProps } from 'react'
import { showFollowedPromise } from '#lib/session/followed-promise.ts'
import { forgetInviteCode, rememberInviteCode } from '#lib/session/invite-code.ts'
import { readCode, nationalDigits } from '@fanfare/contract/typed-text.ts'
import { accountApi } from '#store/api/account.ts'
import { visitorApi } from '#store/api/visitor.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { inviteCodeRemembered } from '#store/slices/session.ts'
import { AccountFormLive } from '../form/account-form-live.tsx'
import type { AccountOffer } from '../form/account-offer.ts'
import { registerBodySchema } from '@fanfare/contract/session/register.ts'
import {
  fieldsOf,
  missingName,
  passwordProblem,
  type AccountValues,
  type FieldProblems,
} from '../form/account-values.ts'

type RegisterProps = AccountOffer & Pick<ComponentProps<typeof AccountFormLive>, 'links' | 'submitText' | 'welcome'>

export function RegisterLive({ submitText, welcome, ...form }: RegisterProps) {
  const dispatch = useAppDispatch()
  const [registerUser] = accountApi.useRegisterMutation()
  // An excluded country gets no promise (ACT-10).
  const { data: offered } = visitorApi.useNoLoginEligibleQuery(welcome?.activityId ?? '', {
    skip: !welcome?.isForSomeCountries,
  })
  const isOffered = offered?.eligible !== false
  const [inviteCode] = useState(() => rememberInviteCode(window.location.search))
  useLayoutEffect(() => showFollowedPromise(window.location.search), [])

  return (
    <AccountFormLive
      {...form}
      kind="register"
      problems={registerProblems}
      send={async (values, captcha) => {
        const answer = await registerUser(registerBody(values, { languageType: form.languageType, captcha }))
        if (answer.data) {
          forgetInviteCode()
          dispatch(inviteCodeRemembered(null))
        }
        return answer
      }}
      inviteCode={inviteCode}
      submitText={isOffered ? submitText : null}
      welcome={isOffered ? welcome : null}
      fallback="/welcome-event"
    />
  )
}

export function registerBody(
  { method, email, areaCode, mobile, password, vipCode }: AccountValues,
  { languageType, captcha }: { languageType: number; captcha?: string },
) {
  return {
    ...(method === 'email' ? { email } : { areaCode, mobile: nationalDigits(mobile, areaCode) }),
    password,
    languageType,
    termsAccepted: true as const,
    vipCode: readCode(vipCode) || undefined,
    captcha,
  }
}

export function registerProblems(values: AccountValues): FieldProblems {
  const password = passwordProblem(values.password)
  const { error } = registerBodySchema.safeParse(registerBody(values, { languageType: 0 }))
  return {
    ...fieldsOf(error?.issues.map(({ path }) => path.join('.')) ?? [], values.method),
    ...missingName(values),
    ...(password && { password }),
    ...(!values.terms && { terms: 'terms_missing' }),
  }
}
