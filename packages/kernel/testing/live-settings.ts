/** What a live deployment needs at least. */
export const LIVE = {
  SITE_ORIGIN: 'https://promo.example.com',
  SIGN_KEY: 'a-key-of-the-deployment',
  OPS_SECRET: '0123456789abcdef0123456789abcdef',
  HELP_URL: 'https://help.example.com',
}
