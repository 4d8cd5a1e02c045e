/** The part of a pino logger that the replica uses. */
export interface Log {
	info(details: object, message: string): void
	warn(details: object, message: string): void
	error(details: object, message: string): void
}
