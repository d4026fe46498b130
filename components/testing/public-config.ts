import type { PublicConfig } from '#lib/config/public-config.ts'

export const TEST_CONFIG: PublicConfig = {
  brandName: 'Fanfare',
  siteOrigin: 'http://localhost:3000',
  signKey: 'fanfare-development-key',
  live: false,
  commitLabel: '',
  targetUrls: {},
  build: 'b1',
  offline: true,
}
