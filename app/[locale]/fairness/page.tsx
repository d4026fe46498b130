import { getLocale, getTranslations } from 'next-intl/server'
import { LotteryList } from '#components/fairness/lottery-list.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { Text } from '#components/ui/layout/layout.tsx'
import { Main } from '#components/ui/surface/wrap.tsx'
import { FAIRNESS_PATH } from '#lib/lottery/fairness-href.ts'
import { hasDraws } from '#lib/lottery/has-draws.ts'
import { listActivities } from '#lib/queries/activity.ts'
import { readFairness } from '#lib/queries/draws.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { metadataOf } from '#lib/seo/page-metadata.ts'
import type { Locale } from '@fanfare/languages/locales.ts'
import styles from './page.module.css'

export const generateMetadata = metadataOf(FAIRNESS_PATH, {
  title: 'fairness.list_title',
  description: 'fairness.list_description',
})

/** SCR-15: the lotteries whose draws anyone can verify. */
export default async function Page() {
  const locale = await getLocale()
  if (await needsLogin(listVerifiableLotteries(locale))) return <LoginNeeded path={FAIRNESS_PATH} />
  const t = await getTranslations('fairness')
  return (
    <Main className={styles.page}>
      <SectionHeading level={1}>{t('list_title')}</SectionHeading>
      <Text tone="secondary" className={styles.intro}>
        {t('list_intro')}
      </Text>
      <LotteryList lotteries={await listVerifiableLotteries(locale)} />
    </Main>
  )
}

/** Each lottery costs one call. */
const LISTED_AT_MOST = 20

/** The newest lotteries with a seal: those that are revealed first, then the others by their end. */
async function listVerifiableLotteries(locale: Locale) {
  const lotteries = (await listActivities(locale))
    .filter(({ activityType, outcome }) => hasDraws(activityType) && outcome !== 'CANCELLED')
    .toSorted((a, b) => b.endTime - a.endTime)
    .slice(0, LISTED_AT_MOST)
  const verifiable = await Promise.all(
    lotteries.map(async ({ activityId, title, endTime }) => {
      const fairness = await readFairness(activityId)
      return (
        fairness && { activityId, title, endTime, totalDraws: fairness.totalDraws, isRevealed: fairness.seed !== null }
      )
    }),
  )
  return verifiable
    .filter((lottery) => lottery !== null)
    .toSorted((a, b) => Number(b.isRevealed) - Number(a.isRevealed))
}
