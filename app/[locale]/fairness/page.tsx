import { getLocale, getTranslations } from 'next-intl/server'
import { LotteryList } from '#components/fairness/lottery-list.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { FAIRNESS_PATH } from '#lib/lottery/fairness-href.ts'
import { needsLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'
import { listVerifiableLotteries } from './list-verifiable-lotteries.ts'

export async function generateMetadata() {
  const t = await getTranslations('fairness')
  return pageMetadata(await getLocale(), FAIRNESS_PATH, { title: t('list_title'), description: t('list_description') })
}

/** SCR-15: the lotteries whose draws anybody verifies. */
export default async function Page() {
  const locale = await getLocale()
  if (await needsLogin(listVerifiableLotteries(locale))) return <LoginNeeded path={FAIRNESS_PATH} />
  return <LotteryList lotteries={await listVerifiableLotteries(locale)} />
}
