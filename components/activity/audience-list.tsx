import { useLocale, useTranslations } from 'next-intl'
import { Link } from '#components/ui/text/link.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import type { Audience } from '@fanfare/contract/activity/activity.ts'
import { formatNumber } from '@fanfare/languages/format.ts'
import styles from './audience-list.module.css'

/** The conditions of joining, from the activity's file; nothing without any. */
export function AudienceList({ audience }: { audience: Audience }) {
  const t = useTranslations('audience')
  const locale = useLocale()
  const { newWithinDays, minimumAgeDays, identityNeeded, participantsMaximum, notWith } = audience
  const hasConditions =
    newWithinDays !== null ||
    minimumAgeDays !== null ||
    identityNeeded ||
    participantsMaximum !== null ||
    notWith.length > 0
  if (!hasConditions) return null
  const daysOf = (count: number) => ({ count, value: formatNumber(locale, String(count)) })
  return (
    <>
      <Text as="h3" top="16">
        {t('title')}
      </Text>
      <ul className={styles.conditions}>
        {newWithinDays !== null && <li>{t('new_accounts', daysOf(newWithinDays))}</li>}
        {minimumAgeDays !== null && <li>{t('account_age', daysOf(minimumAgeDays))}</li>}
        {identityNeeded && <li>{t('identity')}</li>}
        {participantsMaximum !== null && (
          <li>{t('maximum', { count: formatNumber(locale, String(participantsMaximum)) })}</li>
        )}
        {notWith.map(({ title, path }) => (
          <li key={path}>
            {t.rich('not_with', {
              title,
              link: (words) => (
                <Link href={path} locale={locale} look="text">
                  {words}
                </Link>
              ),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
