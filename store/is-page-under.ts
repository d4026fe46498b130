/** Pages under /events and /promo ask calls of their own (ACT-7), which the path decides. */
export const isPageUnder = (section: 'events' | 'promo'): boolean =>
  globalThis.location?.pathname.includes(`/${section}/`) ?? false
