import { useTranslations } from 'next-intl'
import { SmallButton } from '#components/ui/controls/button.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { pressable } from '#lib/head/early.ts'
import { Ends, List, Row, Text } from '#components/ui/layout/layout.tsx'
import styles from './demo-logins.module.css'

/** Never in live deployments (contract §8). */
export function DemoLogins({ logins, onFill }: { logins: readonly DemoLogin[]; onFill?: (login: DemoLogin) => void }) {
  const t = useTranslations('account')
  if (logins.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <Ends gap="8">
        <Text as="h2" id="demo-accounts" weight="medium">
          {t('demo')}
        </Text>
        <Chip>{t('demo_not_live')}</Chip>
      </Ends>
      <List>
        {logins.map((login) => (
          <Row as="li" key={login.loginName} gap="12" align="center" size="hint" className={styles.login}>
            <Text as="div" grow>
              <Text as="bdi" dir="ltr" weight="medium">
                {login.loginName}
              </Text>
              <Text tone="secondary">{t(`demo_${login.role}`)}</Text>
            </Text>
            <SmallButton
              aria-label={t('demo_fill_label', { name: login.loginName })}
              {...pressable(`fill-${login.loginName}`, onFill && (() => onFill(login)))}
            >
              {t('demo_fill')}
            </SmallButton>
          </Row>
        ))}
      </List>
    </section>
  )
}
