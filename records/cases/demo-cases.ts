import type { Store } from '../store/open-store.ts'

/** Whether there are invented cases; their references begin with "DEM-" (a range, for the index). */
export async function hasDemoCases({ db }: Pick<Store, 'db'>): Promise<boolean> {
	const row = await db
		.selectFrom('submission')
		.select('id')
		.where('reference', '>=', 'DEM-')
		.where('reference', '<', 'DEM.')
		.limit(1)
		.executeTakeFirst()
	return row !== undefined
}
