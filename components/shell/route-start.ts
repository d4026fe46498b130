/** Told on `window` when the router begins to change the page; `detail` is the address. */
export const ROUTE_START = 'fanfare-route'
