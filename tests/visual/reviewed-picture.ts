import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compare, differencePicture } from './compare.ts'
import { fromBytes, fromFile, type SmallPicture, shrink, toWebp } from './small-picture.ts'

const root = join(import.meta.dirname, '../..')
const reviewedFolder = join(import.meta.dirname, 'images')
const seenFolder = join(root, 'test-results/browser/visual')
const isUpdate = process.env.VISUAL_UPDATE === 'on'
const RENEW = 'If it is meant to look so, run `npm run visual:update`, look at the changed images and commit them.'

/**
 * Compares a screenshot with the reviewed picture, for example `pages/home-390-light`. Returns the difference as a sentence, or
 * null. `npm run visual:update` writes changed pictures instead.
 */
export async function differenceFromReviewed(name: string, screenshot: Buffer): Promise<string | null> {
	const file = join(reviewedFolder, `${name}.webp`)
	const actual = await shrink(screenshot)
	if (!existsSync(file)) {
		if (isUpdate) return write(file, await toReviewed(actual))
		return `${name}: there is no reviewed picture yet. Run \`npm run visual:update\`, look at it and commit it.`
	}
	const { differences, tiles } = compare(await fromFile(file), actual)
	if (differences.length === 0) return null
	if (isUpdate) return write(file, await toReviewed(actual))
	write(join(seenFolder, `${name}.actual.png`), screenshot)
	write(join(seenFolder, `${name}.difference.webp`), await toWebp(differencePicture(actual, tiles)))
	const seen = relative(root, join(seenFolder, name))
	return `${name}: ${differences.join('; ')}. See ${seen}.actual.png and ${seen}.difference.webp. ${RENEW}`
}

/** The share of the thresholds that saving bytes may use up. */
const MAX_LOSS = 0.6

/** A quarter smaller, where that stays below the thresholds. */
async function toReviewed(picture: SmallPicture): Promise<Buffer> {
	const smaller = await toWebp(picture, 20)
	const { differences } = compare(picture, await fromBytes(smaller), MAX_LOSS)
	return differences.length === 0 ? smaller : toWebp(picture)
}

/** Reviewed pictures with this ending that no page has; an update deletes them. */
export function leftOver(folder: string, ending: string, names: string[]): string[] {
	const path = join(reviewedFolder, folder)
	if (!existsSync(path)) return []
	const stale = readdirSync(path).filter(
		(file) => file.endsWith(`${ending}.webp`) && !names.includes(`${folder}/${file.replace('.webp', '')}`),
	)
	if (!isUpdate) return stale
	for (const file of stale) rmSync(join(path, file))
	return []
}

function write(file: string, bytes: Buffer): null {
	mkdirSync(dirname(file), { recursive: true })
	writeFileSync(file, bytes)
	return null
}
