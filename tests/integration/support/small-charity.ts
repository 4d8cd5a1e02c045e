import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { freshFolder } from './site-process.ts'

const sampleDir = join(import.meta.dirname, '../../../sample')
const DOGS = ['biscuit', 'juno', 'otis']
const FILES = [
	'options.yaml',
	'terms.yaml',
	'pages',
	'docs',
	...DOGS.map((name) => `dogs/${name}.md`),
	'posts/first-three-days.md',
]

/**
 * A copy of a part of the sample: its options, pages and three dogs with their pictures. Parsing the whole sample is half of a start.
 * For tests of forms, records and the process.
 */
export function copySmallCharity(): string {
	const folder = freshFolder('small-charity')
	for (const file of FILES) {
		mkdirSync(dirname(join(folder, file)), { recursive: true })
		cpSync(join(sampleDir, file), join(folder, file), { recursive: true })
	}
	writeFileSync(join(folder, 'media.yaml'), picturesOfDogs())
	symlinkSync(join(sampleDir, 'media'), join(folder, 'media'))
	return folder
}

/** The entries of `media.yaml` whose names begin with a dog's. */
function picturesOfDogs(): string {
	const entries = readFileSync(join(sampleDir, 'media.yaml'), 'utf8').split(/^(?=\S)/m)
	return entries.filter((entry) => DOGS.some((name) => entry.startsWith(name))).join('')
}

/** The setting of a site with it; for tests that change no content. */
export const SMALL_CHARITY = { CONTENT_DIR: copySmallCharity() }
