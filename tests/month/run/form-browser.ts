import { parseDocument } from 'htmlparser2'
import { type Filled, fieldsOf, findButton, formOf } from './form.ts'
import { attribute, type Page, problemIn } from './page.ts'

/** The public address of a site, and where it listens for what its proxy hands on. */
interface SiteAddress {
	home: string
	listensAt: string
}

interface PressOptions {
	/** Words of the smallest part of the page that has the button: a row, an entry of a list, a section. */
	beside?: string | RegExp
	/** An answer that is no success but expected. */
	status?: number
}

/**
 * A person with a browser without JavaScript at an address of the network: it keeps cookies, follows redirects, and sends forms with all
 * that the page has filled in. A button or field that the page does not have is an error.
 */
export function aBrowser({ home, listensAt }: SiteAddress, address: string) {
	const jar = new Map<string, { value: string; path: string }>()

	function cookiesFor(path: string): string {
		const own = [...jar.entries()].filter(([, cookie]) => path.startsWith(cookie.path))
		return own.map(([name, { value }]) => `${name}=${value}`).join('; ')
	}

	async function ask(url: URL, init: RequestInit = {}, expected?: number): Promise<Page> {
		const isHome = url.origin === home
		const headers = {
			Accept: 'text/html',
			'Accept-Encoding': 'identity',
			'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
			...(isHome ? { Cookie: cookiesFor(url.pathname), 'X-Forwarded-For': address } : {}),
		}
		const asked = isHome ? new URL(url.pathname + url.search, listensAt) : url
		const response = await fetch(asked, { ...init, redirect: 'manual', headers: { ...headers, ...init.headers } })
		for (const line of isHome ? response.headers.getSetCookie() : []) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
			jar.set(name, { value, path: /;\s*Path=([^;]+)/i.exec(line)?.[1] ?? '/' })
		}
		const location = response.headers.get('Location')
		if (location && response.status < 400) return ask(new URL(location, url))
		const bytes = new Uint8Array(await response.arrayBuffer())
		const html = new TextDecoder().decode(bytes)
		const root = parseDocument(html)
		if (response.status >= 400 && response.status !== expected)
			throw new Error(`${init.method ?? 'GET'} ${url.href} answered ${response.status}: ${problemIn(root)}`)
		const path = url.pathname + url.search
		return { url: url.href, path, status: response.status, html, root, headers: response.headers, bytes }
	}

	return {
		address,
		cookies: () => [...jar].map(([name, { value, path }]) => ({ name, value, path })),
		get: (path: string) => ask(new URL(path, home)),
		/** Presses a button with these words. */
		async press(page: Page, button: string | RegExp, filled: Filled = {}, options: PressOptions = {}): Promise<Page> {
			const pressed = findButton(page, button, options.beside)
			const form = formOf(page.root, pressed)
			if (!form) throw new Error(`${page.url}: “${button}” belongs to no form`)
			const body = new URLSearchParams(fieldsOf(page, form, filled))
			const name = attribute(pressed, 'name')
			if (name) body.append(name, attribute(pressed, 'value') ?? '')
			const action = attribute(pressed, 'formaction') ?? attribute(form, 'action') ?? page.url
			const target = new URL(action, page.url)
			if ((attribute(pressed, 'formmethod') ?? attribute(form, 'method') ?? 'get').toLowerCase() === 'get') {
				target.search = body.toString()
				return ask(target)
			}
			const headers = {
				'Content-Type': 'application/x-www-form-urlencoded',
				Origin: new URL(page.url).origin,
				'Sec-Fetch-Site': 'same-origin',
			}
			return ask(target, { method: 'POST', body: body.toString(), headers }, options.status)
		},
	}
}

export type FormBrowser = ReturnType<typeof aBrowser>
