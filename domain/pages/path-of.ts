import type { Page } from '#content/model/content.ts'

/** The path of a page of the backend, for links: each segment encoded. */
export function pathOf({ path }: Pick<Page, 'path'>): string {
	return `/${path.split('/').map(encodeURIComponent).join('/')}`
}
