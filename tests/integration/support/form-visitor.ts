import { signTime } from '#domain/applications/spam/signed-time.ts'
import type { Answers } from '#domain/forms/answers/answers.ts'
import type { FormId } from '#domain/forms/form.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { asTyped, enough } from '../../builders/applications/answers.ts'
import type { SiteProcess } from './site-process.ts'

/** More than any form has. */
const MAX_PAGES = 25
/** Long enough not to look like a bot. */
const READING_MS = 60_000
/** What both ends would compress and unpack is no part of these tests. */
export const UNCOMPRESSED = { 'Accept-Encoding': 'identity' }

export interface Seen {
	/** The final URL, with query. */
	path: string
	/** Whole: a provider's page is on another host. */
	url: string
	status: number
	headers: Headers
	text: string
}

interface Sending {
	headers?: Record<string, string>
	/** Overrides hidden fields. */
	hidden?: Record<string, string>
}

/** A browser without JavaScript: it keeps cookies, follows redirects and sends hidden fields. */
export function aVisitor(site: Pick<SiteProcess, 'url'>, headers: Record<string, string> = {}) {
	const jar = new Map<string, { value: string; path: string }>()

	function cookiesFor(path: string): string {
		const own = [...jar].filter(
			([, cookie]) => path === cookie.path || path.startsWith(`${cookie.path.replace(/\/$/, '')}/`),
		)
		return own.map(([name, { value }]) => `${name.split('|')[0]}=${value}`).join('; ')
	}

	async function ask(path: string, init: RequestInit): Promise<Seen> {
		const url = new URL(path, site.url)
		const response = await fetch(url, {
			...init,
			redirect: 'manual',
			headers: { ...UNCOMPRESSED, ...headers, ...init.headers, Cookie: cookiesFor(url.pathname) },
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
			url: url.href,
			status: response.status,
			headers: response.headers,
			text: await response.text(),
		}
	}

	return {
		cookies: () => [...jar.values()].map(({ value }) => value),
		get: (path: string) => ask(path, { method: 'GET' }),
		/** Sends the form of the current page, with its hidden fields. */
		send(page: Pick<Seen, 'path' | 'text'>, body: URLSearchParams, { headers: more = {}, hidden = {} }: Sending = {}) {
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
	/** With `FORM_SECRET` the form was opened a minute ago, so that no test waits. */
	slowly?: boolean
}

/** Answers pages until the check page, or until a page has errors. */
export async function fillIn(
	visitor: ReturnType<typeof aVisitor>,
	form: FormId,
	{ query = '', answers = enough[form], slowly = false }: Filling = {},
): Promise<Seen> {
	let page = await visitor.get(`/apply/${form}/start${query}`)
	const first = /href="(\/apply\/\w+\/[^"]+)"[^>]*>(?:<[^>]+>)*[^<]*Start/.exec(page.text)?.[1]
	if (first) page = await visitor.get(first.replaceAll('&amp;', '&'))
	for (let count = 0; count < MAX_PAGES && page.status === 200 && !page.path.endsWith('/check'); count += 1) {
		const wayOn = /href="([^"]+)"[^>]*>(?:<[^>]+>)*Carry on with the form/.exec(page.text)?.[1]
		page = wayOn
			? await visitor.get(wayOn)
			: await visitor.send(page, asTyped(answers), slowly ? openedEarlier(form) : {})
	}
	return page
}

/** A hidden field that says the form was opened a minute ago. */
export function openedEarlier(form: FormId): { hidden: Record<string, string> } {
	return { hidden: { opened: signTime(Date.now() - READING_MS, form, formSecret) } }
}
