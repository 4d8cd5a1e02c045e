import { onTestFinished } from 'vitest'
import { createEmbeddedBackend } from '#content/embedded/embedded-backend.ts'
import { aContentFolder } from './content-folder.ts'

/** The embedded backend over a small content folder with the given files. */
export async function anEmbeddedBackend(files: Record<string, string> = {}) {
	const folder = await aContentFolder()
	for (const [file, text] of Object.entries(files)) await folder.write(file, text)
	const reported: string[] = []
	const backend = createEmbeddedBackend({
		contentDir: folder.dir,
		report: ({ field, message }) => void reported.push(`${field}: ${message}`),
		watch: false,
	})
	onTestFinished(async () => {
		backend.stop()
		await folder.remove()
	})
	const ask = (path: string, init?: RequestInit) => backend.handle(new Request(`http://fairlead.test${path}`, init))
	const read = async (path: string) => (await ask(path)).json()
	const dogs = async (params: string) =>
		(await read(`/wp-json/wp/v2/dogs?${params}`)).map(({ slug }: { slug: string }) => slug)
	return { ask, read, dogs, reported }
}
