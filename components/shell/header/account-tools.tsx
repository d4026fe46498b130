import { Button, SmallButton } from '#components/ui/controls/button.tsx'
import { useTranslations } from 'next-intl'
import { fillSlot } from '#components/ui/browser/fill-slot.tsx'
import { IconButton } from '#components/ui/controls/icon-button.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './account-tools.module.css'

interface Props {
  /** null for a visitor, who has neither an account nor a bell (design, "Account"). */
  user: { loginName?: string } | null
  onLogout?: () => void
}

/** Rendered by the server for a visitor and by the island for a logged-in user. */
export function AccountTools({ user, onLogout }: Props) {
  const t = useTranslations('shell')
  if (!user) {
    return (
      <Row gap="4" align="center" className={styles.visitor}>
        <Button variant="text" size="sm" href="/login">
          {t('log_in')}
        </Button>
        <Button size="sm" href="/register" className={styles.register}>
          {t('register')}
        </Button>
      </Row>
    )
  }
  return (
    <>
      <IconButton label={t('account')} popoverTarget="account-menu">
        <Icon icon="user-circle" />
      </IconButton>
      <div id="account-menu" popover="auto" className={styles.panel}>
        {user.loginName && (
          <Text clamp breaks>
            {fillSlot(t('logged_in_as', { name: '{name}' }), 'name', <LoginName name={user.loginName} />)}
          </Text>
        )}
        <Button variant="soft" size="sm" full href="/rewards">
          <SmallIcon icon="gift" />
          {t('nav_rewards')}
        </Button>
        <Button variant="soft" size="sm" full href="/account">
          <SmallIcon icon="user-circle" />
          {t('account')}
        </Button>
        {/* Phones have the languages in their menu. */}
        <button type="button" popoverTarget="language-menu" className={styles.language}>
          <SmallIcon icon="globe" />
          {t('language')}
        </button>
        <SmallButton full onClick={onLogout}>
          <SmallIcon icon="sign-out" />
          {t('log_out')}
        </SmallButton>
      </div>
    </>
  )
}

/** A long e-mail address breaks before its `@`, and not inside a word. */
function LoginName({ name }: { name: string }) {
  const at = name.indexOf('@')
  return (
    <bdi dir="ltr" title={name}>
      {at < 0 ? (
        name
      ) : (
        <>
          {name.slice(0, at)}
          <wbr />
          {name.slice(at)}
        </>
      )}
    </bdi>
  )
}
