import { Notice } from '#components/ui/surface/notice.tsx'
import { Wrap } from '#components/ui/surface/wrap.tsx'
import { publicConfig } from '#lib/queries/settings.ts'
import styles from '#gallery/parts/state.module.css'
import { EventList } from '#gallery/analytics/event-list.tsx'

// Rendered at every visit: a cached page would outlive a change from a trial to a live deployment.
export const dynamic = 'force-dynamic'

export const metadata = { title: 'Analytics events' }

/** The analytics events of all tabs of this browser as they happen, exactly as a sink gets them (ANA-3). For development. */
export default function AnalyticsPage() {
  return (
    <Wrap as="main" id="main" className={styles.page} lang="en" dir="ltr">
      <h1>Analytics events</h1>
      <p className={styles.intro}>Keep this page open and use the site in another tab of this browser.</p>
      {publicConfig().analytics === undefined && (
        <Notice tone="primary">Analytics is off: start with ANALYTICS_RECEIVER=on or SENSORS_SERVER_URL.</Notice>
      )}
      <EventList />
    </Wrap>
  )
}
