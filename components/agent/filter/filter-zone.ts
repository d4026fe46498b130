/** The reader's zone and that of the campaign's days, both IANA names. */
export interface Zones {
  mine: string
  campaign: string
}

/** The IANA name of the chosen zone. */
export const zoneOf = (zone: string, { mine, campaign }: Zones): string =>
  zone === 'mine' ? mine : zone === 'campaign' ? campaign : zone
