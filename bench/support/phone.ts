import type { BrowserContextOptions } from '@playwright/test'

/** The screen of budgets and scores. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
