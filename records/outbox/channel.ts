import type { Delivery } from './deliveries.ts'

/**
 * Sends one delivery. Throws when it was not accepted, and stops when the signal aborts: otherwise it would be sent twice.
 */
export type Channel = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** A permanent failure: the address does not exist, or the receiver refuses it for good. */
export class UndeliverableError extends Error {}
