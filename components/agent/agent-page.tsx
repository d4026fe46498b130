import { usePathname } from 'next/navigation'
import type { ComponentType, ReactNode } from 'react'
import { FailedNotice } from '#components/notification/failed-notice.tsx'
import { NoUser } from '#components/shell/no-user.tsx'
import { useAuth } from '#components/providers/auth-context.ts'
import { lazyWithRetry } from '#components/providers/lazy-with-retry.tsx'
import { Button } from '#components/ui/controls/button.tsx'
import { CopyText } from '#components/ui/controls/copy-text.tsx'
import { Grid } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { EmptyState } from '#components/ui/surface/empty-state.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import type { AgentCode, getActivityDetailInfo } from '@fanfare/contract/agent/codes.ts'
import { CODES } from '@fanfare/contract/codes.ts'
import type { CallData } from '@fanfare/contract/define-call.ts'
import { agentApi } from '#store/api/agent.ts'
import { useAnswer } from '#store/use-answer.ts'
import type { CallError } from '#store/call-error.ts'
import { isolateText } from '@fanfare/languages/bidi.ts'
import { withoutLocale } from '#lib/i18n/without-locale.ts'
import { AgentFrame, AgentVisitor, AgentWaiting } from './agent-frame.tsx'
import { campaignIdOf, type AgentPageName } from './agent-place.ts'
import { useWords } from './use-words.tsx'

/** Reads again when the page regains focus. Rebates are settled once a day. */
export const FRESH = { refetchOnFocus: true, refetchOnReconnect: true } as const

/** For today's figures, which have no socket topic: polls while the page has focus. */
export const FRESH_TODAY = { ...FRESH, pollingInterval: 15_000, skipPollingIfUnfocused: true } as const

/** A campaign as its agent sees it. */
export type Campaign = CallData<typeof getActivityDetailInfo>

/** Why a campaign is not shown. `other`: refused for a reason that this release does not know. */
type CampaignRefusal = 'not_agent' | 'not_found' | 'suspended' | 'other'

const refusalOfReason = (reasonCode?: string | null): CampaignRefusal => {
  if (reasonCode === 'SUSPENDED') return 'suspended'
  return reasonCode === 'NOT_AGENT' ? 'not_agent' : 'other'
}

/** Null: not a refusal but a failure, which may pass. */
export function refusalOfError(error: unknown): CampaignRefusal | null {
  const known = error as CallError | undefined
  if (known?.kind !== 'gateway') return null
  if (known.code === CODES.NOT_FOUND.code) return 'not_found'
  return known.code === CODES.NOT_PERMITTED.code ? refusalOfReason(known.data?.reasonCode) : null
}

interface CampaignPageProps {
  tab: AgentPageName
  /** Absent: the address names no campaign. */
  id?: string
  page: ComponentType<Campaign>
}

/** A page of the campaign in the address, for its agent; others get the login. */
export const agentPage = (tab: AgentPageName, page: ComponentType<Campaign>) =>
  function AgentPage() {
    const path = withoutLocale(usePathname())
    return (
      <ForAgents tab={tab} path={path}>
        <CampaignPage tab={tab} page={page} id={campaignIdOf(path)} />
      </ForAgents>
    )
  }

/** Shows users the children in the page's frame; visitors get the login, which leads to `path`. */
export function ForAgents({ tab, path, children }: { tab?: AgentPageName; path: string; children: ReactNode }) {
  const auth = useAuth()
  if (auth.isLogin) return children
  return (
    <AgentFrame tab={tab}>
      <NoUser waiting={<AgentWaiting />} visitor={<AgentVisitor path={path} />} />
    </AgentFrame>
  )
}

/** One page of a campaign in its frame: permission by the campaign's id (AUTH-8), then the campaign, then the page's own content. */
export function CampaignPage({ tab, id, page: Page }: CampaignPageProps) {
  const { t, ltr, number, zone } = useWords()
  const permission = agentApi.useAgentPermissionQuery(id ?? '', { ...FRESH, skip: !id })
  const { permitted, reasonCode } = permission.currentData ?? {}
  const refused = refusalOfError(permission.error)
  const detail = agentApi.useAgentCampaignQuery(id ?? '', { ...FRESH, skip: !permitted || !!refused })
  const { currentData } = detail
  const refusal = id
    ? (refused ?? refusalOfError(detail.error) ?? (permitted === false && refusalOfReason(reasonCode)))
    : 'not_found'
  const campaign = refusal ? undefined : currentData
  const subtitleOf = ({ title, maskedName, level, codes: { length: codes }, timeZone }: Campaign) =>
    tab === 'sub_agent'
      ? title
      : t(`agent.${tab}.subtitle`, {
          title: isolateText(title),
          campaign: isolateText(title),
          agent: ltr(maskedName),
          level: ltr(level.level),
          codes,
          codesValue: number(codes),
          zone: zone(timeZone),
        })
  return (
    <AgentFrame
      tab={tab}
      id={refusal ? undefined : id}
      subtitle={campaign && subtitleOf(campaign)}
      action={campaign && <InviteLink {...campaign} />}
    >
      <Grid gap="16" top="16">
        {/* The permission's answer until it is granted, then the campaign's. */}
        <Answered
          refusal={refusal}
          answer={{ ...(permission.error ? permission : detail), data: currentData, currentData }}
        >
          {(one) => <Page key={one.activityId} {...one} />}
        </Answered>
      </Grid>
    </AgentFrame>
  )
}

export interface AnsweredProps<T> {
  /** As a query's hook returns it. */
  answer: {
    /** The previous arguments' answer until the current one arrives. */
    data?: T
    /** The current arguments' answer only. */
    currentData?: T
    error?: unknown
    refetch: () => PromiseLike<{ error?: unknown }>
  }
  /** The skeleton's height. Default: the skeletons of a whole page. */
  height?: string
  /** Explained in place of the answer. */
  refusal?: CampaignRefusal | null | false
  /** `busy`: the data belong to the previous arguments. */
  children: (data: T, busy: boolean) => ReactNode
}

/** A query's answer, its loading state or its failure. */
export function Answered<T>({ answer, height, refusal, children }: AnsweredProps<T>) {
  const { t } = useWords()
  const { data, currentData, refetch } = answer
  const { hasFailed } = useAnswer(answer)
  if (refusal) return <RefusedCampaign refusal={refusal} />
  if (hasFailed)
    return (
      <FailedNotice
        title={t('agent.frame.failed_title')}
        text={t('agent.frame.failed_text')}
        onRetry={() => void refetch()}
      />
    )
  if (data) return children(data, !currentData)
  return height ? <Skeleton height={height} radius="card" /> : <AgentWaiting />
}

/** The code of the agent's default invite link. */
export const mainCodeOf = (codes: readonly AgentCode[]) => codes.find(({ isMain }) => isMain) ?? codes[0]

/** Copies the link of the main code; nothing for a campaign without codes. */
export function InviteLink({ codes, look }: { codes: readonly AgentCode[]; look?: 'outlined' }) {
  const { t } = useWords()
  const main = mainCodeOf(codes)
  if (!main) return null
  return (
    <CopyText text={main.url} label={t('agent.frame.copy_link')} icon={<SmallIcon icon="link-simple" />} look={look} />
  )
}

const Application = lazyWithRetry(async () => (await import('./apply/agent-application.tsx')).AgentApplicationCard)

/** Says why a campaign's pages are closed and what to do (AUTH-8). A user without an agent account can apply here. */
function RefusedCampaign({ refusal }: { refusal: CampaignRefusal }) {
  const { t } = useWords()
  const isAgent = refusal !== 'not_agent'
  return (
    <>
      <EmptyState
        level={2}
        scene={refusal === 'not_found' ? 'lost' : 'quiet'}
        title={t(`agent.frame.refused_title_${refusal}`)}
        action={
          <Button href={isAgent ? '/agent' : '/'} size="lg" variant={isAgent ? 'primary' : 'outlined'}>
            {t(isAgent ? 'agent.frame.back' : 'agent.frame.see_activities')}
          </Button>
        }
      >
        {t(isAgent ? `agent.frame.refused_text_${refusal}` : 'agent.frame.refused_text_apply')}
      </EmptyState>
      {!isAgent && <Application.Part />}
    </>
  )
}
