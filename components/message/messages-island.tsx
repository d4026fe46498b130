'use client'

import { createIsland } from '#components/providers/create-island.tsx'

export const MessagesIsland = createIsland(async () => (await import('./my-messages.tsx')).MessagesLive)
