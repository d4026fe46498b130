import { useTranslations } from 'next-intl'
import { TabList } from '#components/ui/controls/tab-list.tsx'
import type { Track } from '@fanfare/contract/competition/competition.ts'
import type { BoardSubject } from './board-subject.ts'
import { trackName } from '../track-name.ts'

interface TrackTabsProps {
  tracks: BoardSubject['tracks']
  track: Track
  panelId: string
  onTrack?: ((track: Track) => void) | undefined
}

/** One tab for each measure; nothing for a single one. */
export function TrackTabs({ tracks, track, panelId, onTrack }: TrackTabsProps) {
  const t = useTranslations()
  if (tracks.length < 2) return null
  return (
    <TabList
      label={t('competition.ranked_by')}
      items={tracks.map((one) => ({ key: one.track, label: trackName(one, t) }))}
      current={track}
      panelId={panelId}
      onSelect={onTrack}
    />
  )
}
