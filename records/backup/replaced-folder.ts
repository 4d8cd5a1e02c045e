import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '#lib/dates.ts'

const NAME = /^replaced-\d{4}-/
/** Long enough to see that a restored site is right. */
const MAX_AGE_MS = 7 * DAY_MS

/** The folder in `DATA_DIR` for what a restore replaces: a whole second copy of the records, also of people who were erased since. */
export function replacedFolder(dataDir: string, now: Date): string {
	return join(dataDir, `replaced-${now.toISOString().replace(/\W/g, '-')}`)
}

/** Such folders that were left for more than a week. Only a person knows whether the site needs one again, so none is deleted. */
export async function leftReplacedFolders(dataDir: string, now: number): Promise<string[]> {
	const paths = (await readdir(dataDir)).filter((name) => NAME.test(name)).map((name) => join(dataDir, name))
	const ages = await Promise.all(paths.map(async (path) => now - (await stat(path)).mtimeMs))
	return paths.filter((_, index) => (ages[index] ?? 0) > MAX_AGE_MS)
}
