'use client'

import { ActivityFilter, type ActivityFilterProps } from '#components/activity/list/activity-filter.tsx'

const loadBeyond = () => import('./beyond-the-cards.tsx').then((module) => module.BeyondTheCards)

export const HomeActivityFilter = (props: ActivityFilterProps) => <ActivityFilter {...props} loadBeyond={loadBeyond} />
