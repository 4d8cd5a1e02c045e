/*
 * What the process is reading at this moment, in memory that the watchdog's thread sees: a loop that stands still can
 * tell no one any more what it stands still at.
 */

const LENGTH_BYTES = 4
const MAX_BYTES = 300
const shared = new SharedArrayBuffer(LENGTH_BYTES + MAX_BYTES)
const length = new Int32Array(shared, 0, 1)
const bytes = new Uint8Array(shared, LENGTH_BYTES)
const encoder = new TextEncoder()

/** For the watchdog: four bytes of length, then UTF-8. */
export const READ_NOTE = shared

/** Notes what is read from here on, in one line; "" once it is read. Longer lines are cut at 300 bytes. */
export function noteReading(line: string): void {
	Atomics.store(length, 0, encoder.encodeInto(line, bytes).written)
}
