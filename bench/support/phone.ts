import type { BrowserContextOptions } from '@playwright/test'

/** The screen that budgets and scores are stated for. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
