import { assembleLibrary } from '#content/embedded/files/assemble-library.ts'
import { createFolderReader } from '#content/embedded/files/folder-reader.ts'
import { answerUpload } from '#content/embedded/files/uploads.ts'

const MEDIA_ROUTE = '/api/content-files/media/'

/** The content folder (`CONTENT_DIR`: the sample charity unless it is set) for the plugin, which imports it into WordPress. */
export function createContentFiles(contentDir: string) {
	const read = createFolderReader(contentDir)
	return {
		/** Everything but the bytes of pictures; texts are HTML. */
		async list(): Promise<object> {
			const { options, terms, media, items, oldSlugs } = assembleLibrary(await read(), null, Date.now()).library
			return { options, terms, items, media: Object.fromEntries(media), oldSlugs: Object.fromEntries(oldSlugs) }
		},
		/** Pictures have no secrets, but only the plugin needs them. */
		picture: (pathname: string) => answerUpload(decodeURIComponent(pathname.slice(MEDIA_ROUTE.length)), contentDir),
	}
}
