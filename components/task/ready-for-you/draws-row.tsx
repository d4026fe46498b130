import { useLocale, useTranslations } from 'next-intl'
import { Button } from '#components/ui/controls/button.tsx'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import { useMyZone } from '#components/ui/time/use-my-zone.ts'
import { formatDeadline } from '@fanfare/languages/format-date.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import type { UnusedDraws } from '#lib/task/unused-draws.ts'
import styles from './draws-row.module.css'

/** The user's unused draws of one activity, as a row of the steps. */
export function DrawsRow({ draws: { count, title, path, endsAt } }: { draws: UnusedDraws }) {
  const t = useTranslations()
  const locale = useLocale()
  const zone = useMyZone()
  return (
    <li>
      <span className={styles.icon}>
        <Icon icon="ticket" weight="duotone" size="lg" />
      </span>
      <div>
        <Text as="span" weight="medium">
          {t('task.draws', { count, value: formatNumber(locale, String(count)) })}
        </Text>
        <Text size="small" tone="secondary">
          {title}
        </Text>
        {endsAt !== null && (
          <Text size="small" tone="secondary">
            {t('rewards.total_ends', { date: formatDeadline(locale, endsAt, zone) })}
          </Text>
        )}
      </div>
      <Button variant="outlined" size="sm" href={path} locale={locale}>
        {t('rewards.action_draw')}
      </Button>
    </li>
  )
}
