import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { assembleLibrary } from '#content/embedded/files/assemble-library.ts'
import { createFolderReader } from '#content/embedded/files/folder-reader.ts'
import { freshFolder } from '../../../integration/support/site-process.ts'
import type { WordPress } from '../server/wordpress.ts'

export const SAMPLE = join(import.meta.dirname, '../../../../sample')
const SEED = join(import.meta.dirname, 'seed.php')

/** Fills a WordPress that has our plugin with a content folder, under the ids of its files. */
export async function seedSample(wordpress: WordPress, folder = SAMPLE): Promise<void> {
	const { library } = assembleLibrary(await createFolderReader(folder)(), null, Date.now())
	const file = join(wordpress.content, 'sample.json')
	writeFileSync(file, JSON.stringify({ ...library, media: Object.fromEntries(library.media) }))
	symlinkSync(join(SAMPLE, 'media'), join(wordpress.content, 'uploads/sample'))
	wordpress.php(`$file = '${file}'; require '${SEED}';`)
}

/** A copy of the sample with an earlier slug, signs in a title, and a slug that is not Latin. */
export function sampleWithOddities(): string {
	const folder = freshFolder('sample')
	cpSync(SAMPLE, folder, { recursive: true })
	const biscuit = join(folder, 'dogs/biscuit.md')
	const written = readFileSync(biscuit, 'utf8')
	writeFileSync(biscuit, written.replace(/^---\n/, '---\nold_slugs: [biscuit-the-terrier]\n'))
	writeFileSync(join(folder, 'posts/ошийник.md'), ODD_ARTICLE)
	return folder
}

const ODD_ARTICLE = `---
id: 399
title: Tom & "Jerry", 5 < 6 and a back\\\\slash
date: 2026-11-02
excerpt: Salt & vinegar
meta: { reviewed_by: 'O\\\\Neill & "Sons"', related_dogs: [101, 103] }
---
A paragraph with a back\\\\slash.
`
