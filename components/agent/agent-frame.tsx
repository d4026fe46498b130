import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Icon } from '#components/ui/pictures/icon.tsx'
import { Link } from '#components/ui/text/link.tsx'
import { Tabs } from '#components/ui/controls/tabs.tsx'
import { Grid, Text } from '#components/ui/layout/layout.tsx'
import styles from './agent-frame.module.css'
import { AGENT_TABS, agentHref, type AgentPageName } from './agent-place.ts'

interface AgentFrameProps {
  tab: AgentPageName
  /** The campaign; null before it is known and after a refusal: then there are no tabs. */
  id: string | null
  /** One line below the title: the campaign and what is shown of it. */
  subtitle?: ReactNode
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** The frame of every page of a campaign: the way back, title, invite link and tabs. */
export function AgentFrame({ tab, id, subtitle, action, children }: AgentFrameProps) {
  const t = useTranslations('agent.frame')
  const locale = useLocale()
  return (
    <>
      <Link href="/agent" locale={locale} className={styles.back}>
        <Icon icon="caret-left" size="sm" />
        {t('back')}
      </Link>
      <Grid gap="12" className={styles.head}>
        <div>
          <h1>{t(`tab_${tab}`)}</h1>
          {/* The line keeps its height while the campaign loads. */}
          <Text top="4" tone="secondary" breaks>
            {subtitle ?? '\u00A0'}
          </Text>
        </div>
        {action}
      </Grid>
      {id !== null && (
        <Tabs
          label={t('tabs')}
          locale={locale}
          className={styles.tabs}
          items={AGENT_TABS.map((name) => ({
            key: name,
            label: t(`tab_${name}`),
            href: agentHref(id, name),
            current: name === tab,
          }))}
        />
      )}
      {children}
      {id !== null && (
        <Text top="4" tone="secondary" breaks>
          {t('cents')}
        </Text>
      )}
    </>
  )
}
