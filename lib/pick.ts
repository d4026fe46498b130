/** Some fields of an object: only they cross to the browser. */
export const pick = <From extends object, Key extends keyof From>(from: From, ...keys: Key[]): Pick<From, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<From, Key>
