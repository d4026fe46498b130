import { useTranslations } from 'next-intl'
import { isStarting, useAuth } from '#components/providers/auth-context.ts'
import { useOpenTarget } from '#components/providers/use-open-target.ts'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Ends, Grid } from '#components/ui/layout/layout.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Notice } from '#components/ui/surface/notice.tsx'
import { useBridge } from '#store/hooks.ts'
import { AccountHead, AccountVisitor, AccountWaiting } from './account-section.tsx'
import { DataSection } from './data-section.tsx'
import { FactorSection } from './factor-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import styles from './account.module.css'

/** The sections of the page, by column of wide screens; phones have one column in the same order. */
const COLUMNS = [
  [PasswordSection, FactorSection],
  [SessionsSection, DataSection],
]
/** For accounts of the exchange, whose first column would be empty. */
const COLUMNS_WITHOUT_PASSWORD = [[SessionsSection], [DataSection]]

export function AccountLive({ hasForm }: { hasForm: boolean }) {
  const auth = useAuth()
  const { isLogin, user } = auth
  const { inApp } = useBridge()
  const columns = user?.settings.hasPassword === false ? COLUMNS_WITHOUT_PASSWORD : COLUMNS
  if (!isLogin)
    return (
      <>
        <AccountHead />
        {isStarting(auth) ? <AccountWaiting /> : <AccountVisitor hasForm={hasForm} />}
      </>
    )
  return (
    <>
      <AccountHead name={user?.loginName} />
      {inApp ? (
        <AppAccount />
      ) : (
        <Grid gap="16" className={styles.columns}>
          {columns.map((sections, column) => (
            <Grid key={column} gap="16" className={styles.sections}>
              {sections.map((Section, place) => (
                <Section key={place} />
              ))}
            </Grid>
          ))}
        </Grid>
      )}
    </>
  )
}

/** In the app the session is the app's (docs/contract.md), so nothing here can change it. */
function AppAccount() {
  const t = useTranslations('security')
  const openTarget = useOpenTarget()
  return (
    <Notice icon={<Icon icon="device-mobile" />}>
      <Ends>
        <span>{t('in_app')}</span>
        <SmallButton onClick={() => openTarget('home')}>{t('in_app_home')}</SmallButton>
      </Ends>
    </Notice>
  )
}
