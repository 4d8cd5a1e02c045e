// `node tools/scripts/test/bundle-server.mjs FOLDER`: few files for the servers and desk commands that tests start, with the builds of the
// site and of the desk, because loading a thousand modules is half of a start. `tests/integration/support/server-entry.ts` uses them.
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../runtime/runtime.mjs'

const ENTRIES = ['server/main.ts', 'server/desk.ts']
/** Not bundled: native, with files or threads of their own, or for development. */
const EXTERNAL = ['sharp', 'satori', 'pg', 'pino', 'nodemailer', 'vite']
/** How `server/main.ts` loads the builds of the site and of the desk. In the bundle they share its packages. */
const LOADED_BUILD = /import\(pathToFileURL\(join\(buildDir, ([^)]+)\)\)\.href\)/g

await build({
	root,
	configFile: false,
	logLevel: 'error',
	publicDir: false,
	plugins: [{ name: 'own-folder', transform: (code, id) => ({ code: withOwnFolder(code, id), map: null }) }],
	ssr: { noExternal: true, external: EXTERNAL },
	build: {
		ssr: true,
		target: 'node24',
		outDir: process.argv[2],
		emptyOutDir: true,
		minify: false,
		rolldownOptions: {
			input: ENTRIES.map((entry) => join(root, entry)),
			output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
		},
	},
})

/** Modules read files beside themselves. */
function withOwnFolder(code, id) {
	return code
		.replaceAll(
			LOADED_BUILD,
			(_call, path) => `import(${JSON.stringify(join(root, 'build', ...path.match(/[\w.]+/g)))})`,
		)
		.replaceAll('import.meta.dirname', JSON.stringify(dirname(id)))
		.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
}
