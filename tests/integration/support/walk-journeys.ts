/** Walks through journeys on one site, one after the other. The error of one that fails begins with its name. */
export async function walkJourneys<Site>(
	journeys: Record<string, (site: Site) => Promise<void>>,
	site: Site,
	before: () => Promise<unknown> = async () => {},
) {
	for (const [name, walk] of Object.entries(journeys)) {
		await before()
		await walk(site).catch((error: unknown) => {
			// Reports show the message of an error, and leave out its cause.
			throw new Error(`${name}: ${error instanceof Error ? error.message : error}`, { cause: error })
		})
	}
}
