import { AirdropLive, type AirdropLiveProps } from './airdrop-live.tsx'
import { WinBackLive, type WinBackLiveProps } from './win-back-live.tsx'

export type EventPartProps = ({ part: 'airdrop' } & AirdropLiveProps) | ({ part: 'win-back' } & WinBackLiveProps)

export function EventPart(props: EventPartProps) {
  return props.part === 'airdrop' ? <AirdropLive {...props} /> : <WinBackLive {...props} />
}
