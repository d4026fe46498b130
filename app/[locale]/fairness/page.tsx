import { getLocale, getTranslations } from 'next-intl/server'
import { LotteryList } from '#components/fairness/lottery-list.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { SectionHeading } from '#components/ui/text/section-heading.tsx'
import { Text } from '#components/ui/text/text.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { FAIRNESS_PATH } from '#lib/lottery/fairness-href.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { listVerifiableLotteries } from './list-verifiable-lotteries.ts'
import styles from './page.module.css'

export async function generateMetadata() {
  const t = await getTranslations('fairness')
  return pageMetadata(await getLocale(), FAIRNESS_PATH, { title: t('list_title'), description: t('list_description') })
}

/** SCR-15: the lotteries whose draws anybody verifies. */
export default async function Page() {
  const locale = await getLocale()
  if (await needsLogin(listVerifiableLotteries(locale))) return <LoginNeeded path={FAIRNESS_PATH} />
  const t = await getTranslations('fairness')
  return (
    <Wrap as="main" id="main" className={styles.page}>
      <SectionHeading level={1}>{t('list_title')}</SectionHeading>
      <Text tone="secondary" className={styles.intro}>
        {t('list_intro')}
      </Text>
      <LotteryList lotteries={await listVerifiableLotteries(locale)} />
    </Wrap>
  )
}
