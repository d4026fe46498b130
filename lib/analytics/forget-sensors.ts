import Cookies from 'js-cookie'

/** The beginnings of the names under which Sensors Data keeps its number and its heartbeats. */
const NAMES = /^(sensorsdata|sawebjssdk|sajssdk)/i

/** Deletes what Sensors Data keeps in this browser, after a consent was taken back (ANA-4). */
export function forgetSensors() {
  for (const name of Object.keys(Cookies.get())) if (NAMES.test(name)) Cookies.remove(name)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage)) if (NAMES.test(name)) storage.removeItem(name)
  } catch {
    // Nothing is stored.
  }
}
