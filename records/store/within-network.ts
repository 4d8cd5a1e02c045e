import { sql } from 'kysely'

/** Of tables with a `client_hash`: whether it is this one, or of a client within this network (`isClientWithin`). */
export function isWithinNetwork(network: string) {
	const prefix = `${network}.`
	// Compared as texts, because collations of PostgreSQL may order hashes without regard to signs.
	return sql<boolean>`substr(client_hash || '.', 1, ${sql.lit(prefix.length)}) = ${prefix}`
}
