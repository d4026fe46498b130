/** What a live deployment needs at least. */
export const LIVE = {
  SITE_ORIGIN: 'https://promo.example.com',
  SIGN_KEY: 'a-key-of-the-deployment',
  OPS_SECRET: '9f4c2a7be1d05836c4f8a91b7d3e6025',
  HELP_URL: 'https://help.example.com',
}
