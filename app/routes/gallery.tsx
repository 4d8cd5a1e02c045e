import * as applicationPages from '#app/features/applications/view/application-pages.examples.tsx'
import { Gallery } from '#app/features/gallery/gallery.tsx'
import { routeMiddleware } from '#app/request/route-middleware.server.ts'
import '#app/ui/styles/prose.css'

/** For developers; disabled in production. */
export const middleware = routeMiddleware('gallery-only', 'not-indexed')

/** Without a loader the middleware would not run on client navigations. */
export function loader() {
	return null
}

export function meta() {
	return [{ title: 'Gallery' }, { name: 'robots', content: 'noindex' }]
}

export default function GalleryPage() {
	return <Gallery more={[applicationPages]} />
}
