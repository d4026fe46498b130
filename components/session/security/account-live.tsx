'use client'

import { useTranslations } from 'next-intl'
import type { ComponentType } from 'react'
import { useAuth } from '#components/providers/auth-context.ts'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { startsLoggedIn } from '#lib/session/starts-logged-in.ts'
import { useBridge } from '#store/hooks.ts'
import { AccountHead, AccountVisitor, AccountWaiting } from './account-section.tsx'
import { DataSection } from './data-section.tsx'
import { FactorSection } from './factor-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import styles from './account.module.css'

/** The sections of the page, from the top. Each draws itself as a `SecurityCard`, or renders nothing where it does not apply. */
const SECTIONS: readonly ComponentType[] = [PasswordSection, FactorSection, SessionsSection, DataSection]

export function AccountLive() {
  const { isLogin, isInitialized, loading, user } = useAuth()
  const { inApp } = useBridge()
  if (!isLogin)
    return (
      <>
        <AccountHead />
        {loading || (!isInitialized && startsLoggedIn()) ? <AccountWaiting /> : <AccountVisitor />}
      </>
    )
  return (
    <>
      <AccountHead name={user?.loginName} />
      <div className={styles.sections}>
        {inApp ? <AppAccount /> : SECTIONS.map((Section, place) => <Section key={place} />)}
      </div>
    </>
  )
}

/** In the app the session is the app's (docs/webview.md), so nothing here can change it. */
function AppAccount() {
  const t = useTranslations('security')
  return (
    <Notice icon={<Icon icon="device-mobile" />}>
      <p>{t('in_app')}</p>
    </Notice>
  )
}
