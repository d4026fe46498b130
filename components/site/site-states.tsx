import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Art } from '#components/ui/pictures/art.tsx'
import { Icon, SmallIcon } from '#components/ui/pictures/icon.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { FailureProvider } from './failure/failure-context.tsx'
import { OfflineBar } from './offline/offline-bar.tsx'
import { pluralWords } from '@fanfare/languages/plural-words.ts'
import { DATE_STYLES } from '@fanfare/languages/date-styles.ts'

/** Around every page: the texts for offline and for errors, formatted by the server in the page's language. */
export function SiteStates({ children }: { children: ReactNode }) {
  const t = useTranslations()
  const locale = useLocale()
  return (
    <FailureProvider
      texts={{
        title: t('failure.title'),
        facts: [t('failure.once'), t('failure.safe')],
        reference: t('failure.support_reference'),
        copy: {
          label: t('failure.copy_reference'),
          copied: t('common.copied'),
          failed: t('common.copy_failed'),
          icon: <Icon icon="copy" />,
        },
        retry: t('failure.retry'),
        activities: t('failure.activities'),
        home: localeHref(locale, '/'),
        picture: <Art scene="quiet" />,
        icons: {
          fact: <Icon icon="check-circle" weight="fill" />,
          retry: <SmallIcon icon="arrow-clockwise" />,
        },
      }}
    >
      <OfflineBar {...useOfflineBar()} />
      {children}
    </FailureProvider>
  )
}

/** The texts of the bar, formatted by the server, which is out of reach when the bar needs them. */
export function useOfflineBar() {
  const t = useTranslations('offline')
  const locale = useLocale()
  const { time, dayPeriods } = DATE_STYLES[locale]
  return {
    locale,
    icon: <Icon icon="wifi-slash" />,
    clock: { time, dayPeriods },
    texts: {
      line: pluralWords(locale, (count) => t('line', { count, time: '{time}', value: '{value}' })),
      lineNow: t('line_now', { time: '{time}' }),
      claims: t('claims'),
      retry: t('retry'),
      still: t('still'),
    },
  }
}
