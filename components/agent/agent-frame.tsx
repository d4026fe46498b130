import { useLocale, useTranslations } from 'next-intl'
import { localeHref } from '#lib/i18n/locale-href.ts'
import type { ReactNode } from 'react'
import { Visitor } from '#components/shell/user-page.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import { SmallIcon } from '#components/ui/pictures/icon.tsx'
import { Skeleton } from '#components/ui/surface/skeleton.tsx'
import { Link } from '#components/ui/text/link.tsx'
import styles from './agent-frame.module.css'
import { AGENT_TABS, agentHref, type AgentPageName } from './agent-place.ts'

interface AgentFrameProps {
  /** Absent on the list of campaigns. */
  tab?: AgentPageName
  /** The campaign; absent until it is known and after a refusal, so that there are no tabs. */
  id?: string
  /** One line below the title: the campaign and the part shown. */
  subtitle?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every agent's page: the way back, title, invite link and tabs. */
export function AgentFrame({ tab, id, subtitle, action, children }: AgentFrameProps) {
  const locale = useLocale()
  const t = useTranslations('agent.frame')
  return (
    <>
      {tab && (
        <Link href="/agent" look="back" className={styles.back}>
          <SmallIcon icon="caret-left" />
          {t('back')}
        </Link>
      )}
      <Grid gap="12" className={tab ? styles.head : styles.first}>
        <div>
          <h1>{t(tab ? `tab_${tab}` : 'back')}</h1>
          {/* The line keeps its height while the campaign loads. */}
          <Text top="4" tone="secondary" breaks>
            {subtitle ?? '\u00A0'}
          </Text>
        </div>
        {action}
      </Grid>
      {id && (
        <Tabs
          label={t('tabs')}
          className={styles.tabs}
          items={AGENT_TABS.map((name) => ({
            key: name,
            label: t(`tab_${name}`),
            href: localeHref(locale, agentHref(id, name)),
            current: name === tab,
          }))}
        />
      )}
      {children}
      {id && (
        <Text top="16" tone="secondary" breaks>
          {t('cents')}
        </Text>
      )}
    </>
  )
}

/** The visitor's view from the server. `path`: where the login leads, without locale. */
export function AgentVisitor({ path = '/agent' }: { path?: string }) {
  const t = useTranslations('agent.frame')
  return (
    <Visitor path={path} title={t('visitor_title')}>
      {t('visitor_text')}
    </Visitor>
  )
}

/** The skeletons of an agent's page. */
export function AgentWaiting() {
  const t = useTranslations('agent.frame')
  return (
    <Grid aria-busy="true" gap="16" top="16">
      <p className="visually-hidden">{t('loading')}</p>
      <Skeleton height="44px" />
      <Skeleton height="300px" radius="card" />
      <Skeleton height="120px" radius="card" />
      <Skeleton height="320px" radius="card" />
    </Grid>
  )
}
