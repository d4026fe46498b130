import { notFound } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { FairnessSection } from '#components/fairness/fairness-section.tsx'
import { LoginNeeded } from '#components/site/login-needed.tsx'
import { idSchema } from '@fanfare/contract/identifiers.ts'
import { hashPrizeTable } from '#lib/fairness/verify-draws.ts'
import { fairnessHref } from '#lib/lottery/fairness-href.ts'
import { readActivity } from '#lib/queries/activity.ts'
import { readFairness } from '#lib/queries/draws.ts'
import { needsLogin, orWithoutLogin } from '#lib/queries/needs-login.ts'
import { pageMetadata } from '#lib/seo/page-metadata.ts'

type Props = PageProps<'/[locale]/fairness/[activityId]'>

/**
 * A lottery's report; status and prizes are as old as the two readings. null for an unknown activity, and for one that has no
 * draws.
 */
async function read({ params }: Props) {
  const { activityId } = await params
  if (!idSchema.safeParse(activityId).success) return null
  const [detail, fairness] = await Promise.all([readActivity(activityId, await getLocale()), readFairness(activityId)])
  if (!detail || !fairness) return null
  const { alias, title, path, startTime, endTime, timeZone, status, lottery } = detail
  return {
    activity: { activityId, alias, title, path, startTime, endTime, timeZone },
    fairness,
    labels: Object.fromEntries((lottery?.prizes ?? []).map(({ prizeId, label }) => [prizeId ?? '', label])),
    sealedAt: lottery?.sealedAt ?? null,
    tableMatches: (await hashPrizeTable(fairness.prizes)) === fairness.prizeTableHash,
    hasStarted: status !== 'UPCOMING',
    isEnded: status === 'ENDED',
  }
}

export async function generateMetadata(props: Props) {
  const report = await orWithoutLogin(read(props), null)
  if (!report) return {}
  const t = await getTranslations('fairness')
  const { activityId, title: activity } = report.activity
  return pageMetadata(await getLocale(), fairnessHref(activityId), {
    title: t('title', { activity }),
    description: t('description', { activity }),
  })
}

export const generateStaticParams = () => []

/** SCR-15: anyone can verify a lottery's draws. */
export default async function Page(props: Props) {
  const { activityId } = await props.params
  if (await needsLogin(read(props))) return <LoginNeeded path={fairnessHref(activityId)} />
  return <FairnessSection report={(await read(props)) ?? notFound()} />
}
