/** The value of a key that someone sent: "constructor" and other names that every object knows have none. */
export function ownValue<T>(record: Readonly<Record<string, T>>, key: string): T | undefined {
	return Object.hasOwn(record, key) ? record[key] : undefined
}
