import type { Config } from '#lib/config/config.ts'

/** The app's own pages in the stores; without them a search for the brand, which works for every deployment. */
export function storeUrls({
  APP_STORE_URL,
  PLAY_STORE_URL,
  BRAND_NAME,
}: Pick<Config, 'APP_STORE_URL' | 'PLAY_STORE_URL' | 'BRAND_NAME'>): { ios: string; android: string } {
  const brand = encodeURIComponent(BRAND_NAME)
  return {
    ios: APP_STORE_URL ?? `https://apps.apple.com/search?term=${brand}`,
    android: PLAY_STORE_URL ?? `https://play.google.com/store/search?q=${brand}&c=apps`,
  }
}
