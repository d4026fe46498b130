import { useLocale } from 'next-intl'
import { Main } from '#components/ui/surface/wrap.tsx'
import { localeHref } from '#lib/i18n/locale-href.ts'
import { WebviewSimulator } from '#gallery/webview/webview-simulator.tsx'
import styles from '#gallery/player/player.module.css'
import { Text } from '#components/ui/layout/layout.tsx'
import { hasPlayer } from '#gallery/player/player-connection.ts'

// Rendered at every visit: a cached page would outlive a change from a trial to a live deployment.
export const dynamic = 'force-dynamic'

export const metadata = { title: 'Webview simulator' }

/** A phone with the exchange's app around any page of the site, and the traffic of the bridge (APP-7). For development. */
export default function WebviewPage() {
  const locale = useLocale()
  return (
    <Main className={styles.page} lang="en" dir="ltr">
      <div>
        <h1>Webview simulator</h1>
        <Text tone="secondary">
          A page as the app shows it. The app logs in as the demonstration’s trader and switches to its agent. The frame
          shares the storage of this browser: forget the login before you go on as somebody else.
        </Text>
      </div>
      <WebviewSimulator locale={locale} startPath={localeHref(locale, '/welcome-event')} hasAccounts={hasPlayer()} />
    </Main>
  )
}
