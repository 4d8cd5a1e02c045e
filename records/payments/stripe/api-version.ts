/** Pinned: answers and webhook events have the shapes of this version, which the package's types describe. */
export const STRIPE_API_VERSION = '2026-09-30.endive'
