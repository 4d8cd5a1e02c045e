import type { SiteProcess } from './site-process.ts'

export interface Seen {
	/** Where one ended up, query included. */
	path: string
	status: number
	headers: Headers
	text: string
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
		send(page: Seen, body: URLSearchParams, more: Record<string, string> = {}) {
			const whole = new URLSearchParams(body)
			for (const [, name, value] of page.text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)) {
				whole.set(name ?? '', value ?? '')
			}
			return ask(page.path, {
				method: 'POST',
				body: whole.toString(),
				headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url, ...more },
			})
		},
	}
}
