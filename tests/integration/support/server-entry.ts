import { join } from 'node:path'

/**
 * The file of the site or of the desk's command. `npm test` bundles them (`tools/scripts/test/bundle-server.mjs`), which halves a start;
 * a test that is run alone has `server/` as deployed.
 */
export function serverEntry(name: 'main' | 'desk'): string {
	const { TEST_SERVER_FOLDER: folder } = process.env
	return folder ? join(folder, `${name}.mjs`) : `server/${name}.ts`
}
