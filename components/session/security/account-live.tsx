import { useTranslations } from 'next-intl'
import { NoUser } from '#components/shell/no-user.tsx'
import { useAuth } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Ends, Grid } from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useBridge } from '#store/hooks.ts'
import { AccountHead, AccountVisitor, AccountWaiting } from './account-section.tsx'
import { FactorSection, PasswordSection } from './password-and-factor.tsx'
import { DataSection, SessionsSection } from './sessions-and-data.tsx'
import styles from './account.module.css'

export function AccountLive({ hasForm }: { hasForm: boolean }) {
  const { isLogin, user } = useAuth()
  const { inApp } = useBridge()
  const openTarget = useOpenTarget()
  const t = useTranslations('security')
  const hasPassword = user?.settings.hasPassword
  return (
    <>
      <AccountHead name={user?.loginName} />
      {!isLogin ? (
        <NoUser waiting={<AccountWaiting />} visitor={<AccountVisitor hasForm={hasForm} />} />
      ) : inApp ? (
        // In the app the session is the app's (docs/contract.md), so nothing here can change it.
        <Notice icon={<Icon icon="device-mobile" />}>
          <Ends>
            <span>{t('in_app')}</span>
            <SmallButton onClick={() => openTarget('home')}>{t('in_app_home')}</SmallButton>
          </Ends>
        </Notice>
      ) : (
        <Grid gap="16" className={styles.columns}>
          {/* The columns of wide screens. Accounts of the exchange have no password, so their first one would be empty. */}
          <Grid gap="16" className={styles.sections}>
            {hasPassword && <PasswordSection />}
            {hasPassword && <FactorSection />}
            {hasPassword === false && <SessionsSection />}
          </Grid>
          <Grid gap="16" className={styles.sections}>
            {hasPassword !== false && <SessionsSection />}
            <DataSection />
          </Grid>
        </Grid>
      )}
    </>
  )
}
