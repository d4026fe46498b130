type Area = 'localStorage' | 'sessionStorage'

/** Null where nothing is stored. A browser may forbid storage, and a webview may have none. */
export function readStored(key: string, area: Area = 'localStorage') {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** The stored JSON; null for any other text. */
export function readStoredJson(key: string, area?: Area): unknown {
  try {
    return JSON.parse(readStored(key, area) ?? 'null')
  } catch {
    return null
  }
}

/** Null removes the value. Returns false where storage is forbidden or full. */
export function writeStored(key: string, value: string | null, area: Area = 'localStorage') {
  try {
    if (value === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, value)
    return true
  } catch {
    return false
  }
}
