import { showFollowedPromise } from '../session/followed-promise.ts'

// Behind its data in the page, before its first paint: the cached page is the same for every address.
showFollowedPromise(location.search)
