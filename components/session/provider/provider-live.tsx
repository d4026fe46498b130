import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Alert } from '#components/ui/surface/notice.tsx'
import { forgetArrival, type Arrival } from '#lib/session/arrival.ts'
import { forgetInviteCode, isInviteCode } from '#lib/session/invite-code.ts'
import { readSignInFault, signInHref } from '#lib/session/provider-sign-in.ts'
import { useAppDispatch } from '#store/hooks.ts'
import { sessionOpened } from '#store/session.ts'
import { inviteCodeRemembered } from '#store/slices/session.ts'
import { Grid } from '#components/ui/layout/layout.tsx'
import { useArrive, type PromisedWelcome } from '../form/use-send-form.ts'
import styles from './provider-entry.module.css'
import type { ProviderOffer } from '../form/account-offer.ts'
import { ProviderEntry } from './provider-entry.tsx'

interface ProviderLiveProps {
  offer: ProviderOffer
  languageType: number
  /** The invite code of the form. */
  code: string
}

/** The link with the page's query, and why the last try failed. */
export function ProviderLive({ offer, languageType, code }: ProviderLiveProps) {
  const t = useTranslations('account')
  const inviteCode = isInviteCode(code) ? code : null
  const [{ next, fault }] = useState(() => ({
    next: new URLSearchParams(window.location.search).get('next'),
    fault: readSignInFault(window.location.hash),
  }))
  return (
    <ProviderEntry
      {...offer}
      languageType={languageType}
      live={{ href: signInHref(languageType, { next, vipCode: inviteCode }), fault }}
      note={
        inviteCode &&
        !offer.hasForm && (
          <p>{t.rich('invite_with', { value: inviteCode, code: (chunks) => <bdi dir="ltr">{chunks}</bdi> })}</p>
        )
      }
    />
  )
}

/** After a sign-in: drops the previous user's data, and opens the page that the user came from. */
export function ArrivalLive({
  arrival,
  path,
  welcome,
}: {
  arrival: Arrival
  /** The next page, without locale. */
  path: string
  welcome?: PromisedWelcome
}) {
  const t = useTranslations('account')
  const arrive = useArrive(welcome)
  const dispatch = useAppDispatch()
  const [isKept, setKept] = useState(true)
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    const { kind, expiry } = arrival
    forgetArrival()
    if (kind === 'register') {
      forgetInviteCode()
      dispatch(inviteCodeRemembered(null))
    }
    void dispatch(sessionOpened(expiry)).then((isOpened) => {
      if (!isOpened) return setKept(false)
      return arrive(path, kind, 'replace')
    })
  }, [arrival, path, dispatch, arrive])
  if (isKept)
    return (
      <Grid as="p" role="status" gap="12" className={styles.provider}>
        {t('signed_in_title')}
      </Grid>
    )
  return <Alert icon={<Icon icon="warning-circle" weight="fill" />}>{t(`not_kept_${arrival.kind}`)}</Alert>
}
