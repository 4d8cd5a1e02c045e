import type { Answers } from '#domain/applications/answers.ts'
import type { FormId } from '#domain/applications/form.ts'
import { signTime } from '#domain/applications/spam/signed-time.ts'
import { asTyped, enough } from '#tests/builders/answers.ts'
import type { SiteProcess } from './site-process.ts'

/** No form of ours has more pages. */
const MAX_PAGES = 25
/** Longer than anything looks like a machine. */
const READING_MS = 60_000
/** For `FORM_SECRET` of a site whose forms a test opened "a minute ago". */
export const FORM_SECRET = 'known to the tests alone'

export interface Seen {
	/** Where one ended up, query included. */
	path: string
	status: number
	headers: Headers
	text: string
}

interface Sending {
	headers?: Record<string, string>
	/** In the place of what the page hides. */
	hidden?: Record<string, string>
}

/** A browser without JavaScript, as far as forms need one: it keeps cookies, follows redirects and sends what pages hide. */
export function aVisitor(site: Pick<SiteProcess, 'url'>, headers: Record<string, string> = {}) {
	const jar = new Map<string, { value: string; path: string }>()

	function cookiesFor(path: string): string {
		const own = [...jar].filter(([, cookie]) => path === cookie.path || path.startsWith(`${cookie.path}/`))
		return own.map(([name, { value }]) => `${name.split('|')[0]}=${value}`).join('; ')
	}

	async function ask(path: string, init: RequestInit): Promise<Seen> {
		const url = new URL(path, site.url)
		const response = await fetch(url, {
			...init,
			redirect: 'manual',
			headers: { ...headers, ...init.headers, Cookie: cookiesFor(url.pathname) },
		})
		for (const line of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
			const cookiePath = /;\s*Path=([^;]+)/i.exec(line)?.[1] ?? '/'
			jar.set(`${name}|${cookiePath}`, { value, path: cookiePath })
		}
		const location = response.headers.get('Location')
		if (location && [301, 302, 303].includes(response.status)) return ask(location, { method: 'GET' })
		return {
			path: url.pathname + url.search,
			status: response.status,
			headers: response.headers,
			text: await response.text(),
		}
	}

	return {
		cookies: () => [...jar.values()].map(({ value }) => value),
		get: (path: string) => ask(path, { method: 'GET' }),
		/** Sends a form from the page that is seen, with what the page hides. */
		send(page: Seen, body: URLSearchParams, { headers: more = {}, hidden = {} }: Sending = {}) {
			const whole = new URLSearchParams(body)
			for (const [, name, value] of page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)) {
				whole.set(name ?? '', value ?? '')
			}
			for (const [name, value] of Object.entries(hidden)) whole.set(name, value)
			return ask(page.path, {
				method: 'POST',
				body: whole.toString(),
				headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url, ...more },
			})
		},
	}
}

interface Filling {
	/** "?dog=biscuit" */
	query?: string
	answers?: Answers
	/** The site has `FORM_SECRET`: it believes that a minute was spent on each page, so nothing has to wait. */
	slowly?: boolean
}

/** Answers page after page until the answers are to be checked, or a page cannot be left. */
export async function fillIn(
	visitor: ReturnType<typeof aVisitor>,
	form: FormId,
	{ query = '', answers = enough[form], slowly = false }: Filling = {},
): Promise<Seen> {
	let page = await visitor.get(`/apply/${form}/start${query}`)
	const first = /href="(\/apply\/\w+\/[^"]+)"[^>]*>[^<]*Start/.exec(page.text)?.[1]
	if (first) page = await visitor.get(first.replaceAll('&amp;', '&'))
	for (let count = 0; count < MAX_PAGES && page.status === 200 && !page.path.endsWith('/check'); count += 1) {
		const wayOn = /href="([^"]+)"[^>]*>(?:<[^>]+>)*Go on with the form/.exec(page.text)?.[1]
		page = wayOn
			? await visitor.get(wayOn)
			: await visitor.send(page, asTyped(answers), slowly ? openedEarlier(form) : {})
	}
	return page
}

/** A hidden box in the place of the page's own: the form was opened a minute ago. */
export function openedEarlier(form: FormId): { hidden: Record<string, string> } {
	return { hidden: { opened: signTime(Date.now() - READING_MS, form, FORM_SECRET) } }
}
