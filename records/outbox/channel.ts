import type { Delivery } from './deliveries.ts'

/**
 * Carries one delivery out. Throws when it did not arrive, and stops when the signal says so: what goes on after that would
 * arrive twice.
 */
export type Channel = (delivery: Delivery, signal: AbortSignal) => Promise<void>

/** It will never arrive: the address does not exist, the receiver refuses it for good. */
export class UndeliverableError extends Error {}

/** There is nobody yet who takes anything of this channel. No fault of the delivery, so it is kept however long that lasts. */
export class NoReceiverError extends Error {}
