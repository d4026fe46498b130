import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Chip } from '#components/ui/surface/chip.tsx'
import type { DemoLogin } from '@fanfare/kernel/config/demo-logins.ts'
import { pressable } from '#lib/head/early.ts'
import styles from './demo-logins.module.css'

/** Never in live deployments (contract §8). */
export function DemoLogins({ logins, onFill }: { logins: readonly DemoLogin[]; onFill?: (login: DemoLogin) => void }) {
  const t = useTranslations('account')
  if (logins.length === 0) return null
  return (
    <section className={styles.demo} aria-labelledby="demo-accounts">
      <div className={styles.head}>
        <h2 id="demo-accounts">{t('demo')}</h2>
        <Chip>{t('demo_not_live')}</Chip>
      </div>
      <ul>
        {logins.map((login) => (
          <li key={login.loginName}>
            <div>
              <bdi dir="ltr" className={styles.name}>
                {login.loginName}
              </bdi>
              <div className={styles.note}>{t(`demo_${login.role}`)}</div>
            </div>
            <Button
              variant="outlined"
              size="sm"
              aria-label={t('demo_fill_label', { name: login.loginName })}
              {...pressable(`fill-${login.loginName}`, onFill && (() => onFill(login)))}
            >
              {t('demo_fill')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
