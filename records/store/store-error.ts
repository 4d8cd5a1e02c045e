/** The store is locked or down. Nothing was written. */
export class StoreUnavailableError extends Error {}

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5
/** Lost a race for the WAL's shared memory; the next attempt succeeds. */
const SQLITE_PROTOCOL = 15
const PRIMARY_CODE = 0xff

/** Whether another connection holds the lock: the same statement works once it is released. */
export function isBusy(error: unknown): boolean {
	if (!(error instanceof Error) || !('errcode' in error)) return false
	const code = Number(error.errcode) & PRIMARY_CODE
	return code === SQLITE_BUSY || code === SQLITE_PROTOCOL
}
