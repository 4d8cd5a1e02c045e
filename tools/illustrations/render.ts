import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { brandFiles } from './brand.ts'
import { allPictures, mediaCatalogue } from './catalogue.ts'
import type { Picture } from './picture.ts'
import { siteFiles } from './site-files.ts'
import { renderFiles } from './sizes.ts'

// Renders the sample's media library: `node tools/illustrations/render.ts`, optionally only names with the given prefixes.
const media = new URL('../../sample/media/', import.meta.url)
const catalogue = new URL('../../sample/media.yaml', import.meta.url)
const publicFolder = new URL('../../public/', import.meta.url)
const app = new URL('../../app/', import.meta.url)
const MAX_CONCURRENT = 3

async function writeIfChanged(url: URL, data: Buffer | string): Promise<boolean> {
	const before = await readFile(url).catch(() => null)
	if (before?.equals(Buffer.from(data))) return false
	await writeFile(url, data)
	return true
}

async function render(picture: Picture): Promise<number> {
	const files = await renderFiles(picture, picture.draw())
	const written = await Promise.all(files.map(({ file, data }) => writeIfChanged(new URL(file, media), data)))
	return written.filter(Boolean).length
}

async function renderAll(pictures: Picture[]): Promise<number> {
	const waiting = [...pictures]
	let written = 0
	async function worker() {
		for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
			const count = await render(picture)
			written += count
		}
	}
	await Promise.all(Array.from({ length: MAX_CONCURRENT }, worker))
	return written
}

async function removeUnknown(known: Set<string>): Promise<void> {
	for (const file of await readdir(media)) {
		if (!known.has(file)) await rm(new URL(file, media))
	}
}

async function totalSize(): Promise<number> {
	const sizes = await Promise.all((await readdir(media)).map(async (file) => (await stat(new URL(file, media))).size))
	return sizes.reduce((sum, size) => sum + size, 0)
}

const pictures = allPictures()
const wanted = process.argv.slice(2)
const { text, files } = mediaCatalogue(pictures)
await mkdir(media, { recursive: true })
const written = await renderAll(
	pictures.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start))),
)
await removeUnknown(files)
await writeIfChanged(catalogue, text)
await mkdir(publicFolder, { recursive: true })
for (const [file, data] of Object.entries(await brandFiles())) await writeIfChanged(new URL(file, publicFolder), data)
for (const [file, data] of Object.entries(await siteFiles())) await writeIfChanged(new URL(file, app), data)
console.log(
	`${pictures.length} pictures, ${written} files written, ${((await totalSize()) / 2 ** 20).toFixed(1)} MiB in all`,
)
