import { sql } from 'kysely'

/** Whether the `client_hash` of a row is this one, or of a client within this network (`isClientWithin`). */
export function isWithinNetwork(network: string) {
	const prefix = `${network}.`
	// Compared as texts, because collations of PostgreSQL may order hashes without regard to signs.
	return sql<boolean>`substr(client_hash || '.', 1, ${sql.lit(prefix.length)}) = ${prefix}`
}
