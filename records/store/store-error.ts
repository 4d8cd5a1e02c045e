/** The store did not answer in time: another program locks it, or the database is down. Nothing was written. */
export class StoreUnavailableError extends Error {}

/** SQLite's primary result codes: https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5
/** Lost a race for the shared memory of the WAL; the next attempt gets it. */
const SQLITE_PROTOCOL = 15
const PRIMARY_CODE = 0xff

/** Whether SQLite refused because another connection holds a lock: the same statement works once it is released. */
export function isBusy(error: unknown): boolean {
	if (!(error instanceof Error) || !('errcode' in error)) return false
	const code = Number(error.errcode) & PRIMARY_CODE
	return code === SQLITE_BUSY || code === SQLITE_PROTOCOL
}
