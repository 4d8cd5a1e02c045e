// The oldest PHP that the plugin promises to run on, from Debian's packages of an older release, unpacked beside the dependencies.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fail, root, run } from '../runtime/runtime.mjs'

/** The version, as documents call it. */
const OLDER_PHP = '7.4'

const CACHE = join(root, 'node_modules/.cache')
const KEYS = '/usr/share/keyrings/debian-archive-keyring.gpg'
const SOURCE = `deb [signed-by=${KEYS}] http://deb.debian.org/debian bullseye main\n`
const PACKAGES = ['cli', 'common', 'mysql', 'gd', 'opcache', 'json'].map((name) => `php${OLDER_PHP}-${name}`)
/** What a newer Debian has no longer. */
const LIBRARIES = ['libssl1.1', 'libonig5']
const EXTENSIONS = ['ctype', 'exif', 'fileinfo', 'gd', 'iconv', 'json', 'mysqlnd', 'mysqli', 'posix', 'tokenizer']
const MODULES = 'usr/lib/php/20190902'

/** A folder whose `php` is that version: for the front of PATH. The system's own PHP and packages stay as they are. */
export function olderPhp() {
	const folder = join(CACHE, `php-${OLDER_PHP}`)
	if (existsSync(folder)) return join(folder, 'bin')
	process.stdout.write(`Fetching PHP ${OLDER_PHP} …\n`)
	mkdirSync(CACHE, { recursive: true })
	const work = mkdtempSync(join(CACHE, 'php-'))
	try {
		unpack(work)
		mkdirSync(join(work, 'files/bin'))
		writeFileSync(join(work, 'files/bin/php'), STARTER, { mode: 0o755 })
		writeFileSync(join(work, 'files/php.ini'), SETTINGS)
		renameSync(join(work, 'files'), folder)
	} finally {
		rmSync(work, { recursive: true, force: true })
	}
	return join(folder, 'bin')
}

/** With lists and settings of its own, so that apt neither needs root nor changes this machine. */
function unpack(work) {
	for (const name of ['lists/partial', 'archives/partial', 'debs']) mkdirSync(join(work, name), { recursive: true })
	writeFileSync(join(work, 'sources.list'), SOURCE)
	writeFileSync(join(work, 'status'), '')
	const places = [
		`Dir::State::lists "${work}/lists";`,
		`Dir::State::status "${work}/status";`,
		`Dir::Cache "${work}";`,
		`Dir::Etc::sourcelist "${work}/sources.list";`,
		`Dir::Etc::sourceparts "${work}/none";`,
	]
	writeFileSync(join(work, 'apt.conf'), places.join('\n'))
	const environment = { APT_CONFIG: join(work, 'apt.conf') }
	must('apt-get', ['-qq', 'update'], environment)
	must('sh', ['-c', `cd '${work}/debs' && apt-get -qq download ${[...PACKAGES, ...LIBRARIES].join(' ')}`], environment)
	for (const name of readdirSync(join(work, 'debs')))
		must('dpkg-deb', ['-x', join(work, 'debs', name), `${work}/files`])
}

/** Finds its files beside itself, so that the folder can be copied. */
const STARTER = `#!/bin/sh
here=$(dirname "$(dirname "$(readlink -f "$0")")")
export LD_LIBRARY_PATH="$here/usr/lib/x86_64-linux-gnu"
exec "$here/usr/bin/php${OLDER_PHP}" -c "$here/php.ini" -d extension_dir="$here/${MODULES}" "$@"
`
const SETTINGS = [...EXTENSIONS.map((name) => `extension=${name}.so`), 'zend_extension=opcache.so', ''].join('\n')

function must(program, args, environment) {
	if (run(program, args, environment) !== 0)
		fail(`${program} failed while fetching PHP ${OLDER_PHP}; see its output above.`)
}
