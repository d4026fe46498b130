'use client'

import { ActivityFilter, type ActivityFilterProps } from '#components/activity/list/activity-filter.tsx'

const loadBeyond = async () => (await import('./beyond-the-cards.tsx')).BeyondTheCards

export const HomeActivityFilter = (props: ActivityFilterProps) => <ActivityFilter {...props} loadBeyond={loadBeyond} />
