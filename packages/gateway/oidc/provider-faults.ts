// Apart from the client, whose libraries are loaded only where there is a provider.

/** The provider cannot be reached, or is broken. */
export class ProviderDown extends Error {}

/** The provider, or the check of its answer, refuses: a wrong signature, a used code, an account that is closed. */
export class ProviderRefused extends Error {}

/** The token is not the provider's, not for this client, or not of a logout. */
export class LogoutRefused extends Error {}
