import type { PageParts } from '#components/activity/page-parts.ts'
import { AirdropSection } from './airdrop-section.tsx'
import { EventFacts } from './event-facts.tsx'
import { WinBackSection } from './win-back-section.tsx'

/** The page of a general campaign: its introduction, the airdrop check, and the way back for paused accounts. */
export const EVENT_PAGE: PageParts = { BeforeTasks: AirdropSection, AfterTasks: WinBackSection, Aside: EventFacts }
