import { createHmac } from 'node:crypto'
import { expect } from 'vitest'
import type { SiteProcess } from '../../../integration/support/site-process.ts'
import type { WordPress } from '../server/wordpress.ts'

/** What the form of the edit screen needs besides what is typed. */
const HIDDEN_FIELDS = [
	'_wpnonce',
	'post_ID',
	'post_type',
	'original_post_status',
	'fairlead_form',
	'fairlead_end',
	'user_ID',
	'post_author',
]

/** Previews as an editor who is logged in to wp-admin opens them. */
export function previewsOn(site: SiteProcess, admin: Awaited<ReturnType<WordPress['logIn']>>) {
	return {
		/** Where WordPress's Preview leads, as a path of the site. */
		async press(id: number, type = 'dog'): Promise<string> {
			const { status, headers } = await admin(
				`/?post_type=${type}&${type === 'page' ? 'page_id' : 'p'}=${id}&preview=true`,
			)
			expect(status).toBe(302)
			expect(headers.get('cache-control')).toContain('no-cache')
			const location = headers.get('location') ?? ''
			expect(location).toMatch(new RegExp(`^${site.url}/api/preview\\?type=${type}&id=${id}&token=`))
			return location.slice(site.url.length)
		},
		/** The page that a preview ends at. */
		async open(path: string) {
			const first = await site.get(path)
			expect(first.status, first.text).toBe(302)
			const location = first.headers.get('location') ?? ''
			return { location, ...(await site.get(location)) }
		},
		/** The form of a dog's edit screen, as a browser would send it. */
		async formOf(id: number, title: string): Promise<URLSearchParams> {
			const { text } = await admin(`/wp-admin/post.php?post=${id}&action=edit`)
			const hidden = [...text.matchAll(/<input type=["']hidden["'][^>]*>/g)].map(([tag]) => tag)
			const attribute = (tag: string, name: string) => new RegExp(`\\b${name}=["']([^"']*)["']`).exec(tag)?.[1] ?? ''
			const fields = hidden.map((tag): [string, string] => [attribute(tag, 'name'), attribute(tag, 'value')])
			return new URLSearchParams([
				...fields.filter(([name]) => HIDDEN_FIELDS.includes(name)),
				['action', 'editpost'],
				['post_title', title],
				['content', '<p>Likes rain.</p>'],
				['fairlead[meta.status]', 'available'],
			])
		},
	}
}

/** A token of a preview as the plugin makes it; `claim` is `type.id.user.expiry`. */
export function previewToken(claim: string, secret: string): string {
	return `${claim}.${createHmac('sha256', secret).update(`preview.${claim}`).digest('hex')}`
}
