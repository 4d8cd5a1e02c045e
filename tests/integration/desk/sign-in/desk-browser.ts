interface Follow {
	/** Where to stop, before the address is opened. */
	until?: (address: URL) => boolean
	/** Sent to the first address. */
	form?: Record<string, string> | undefined
}

/** A browser of one person: its cookies, and no scripts. Like all browsers it gives a host's cookies to each of its ports. */
export function aBrowser(siteUrl: string) {
	const cookies = new Map<string, string>()

	async function send(url: string | URL, form?: Record<string, string>): Promise<Response> {
		const address = new URL(url, siteUrl)
		const { origin } = address
		const response = await fetch(address, {
			redirect: 'manual',
			headers: {
				Accept: 'text/html',
				Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
				...(form ? { Origin: origin, 'Sec-Fetch-Site': 'same-origin' } : {}),
			},
			...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
		})
		for (const cookie of response.headers.getSetCookie()) {
			const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
			if (value === '' || /max-age=0/i.test(cookie)) cookies.delete(name)
			else cookies.set(name, value)
		}
		return response
	}

	/** Follows redirects until one leads where it should stop. @returns the page, or the address it was sent to there */
	async function follow(url: string | URL, { until = () => false, form }: Follow = {}) {
		let address = new URL(url, siteUrl)
		let response = await send(address, form)
		for (let hop = 0; hop < 12 && response.status >= 300 && response.status < 400; hop += 1) {
			address = new URL(response.headers.get('Location') ?? '', address)
			if (until(address)) return { address, status: response.status, text: '' }
			response = await send(address)
		}
		return { address, status: response.status, text: await response.text() }
	}

	/** Presses a button that leads to the provider, and signs in there. @returns the address at the site it is sent back to, not yet opened */
	async function atProvider(path: string, form: Record<string, string>, account: string | null): Promise<URL> {
		const url = await startUrl(path, form)
		const page = await follow(url)
		if (!page.text.includes('<h1>Pawprint</h1>')) throw new Error(`not at the provider: ${page.status} ${page.address}`)
		const answer: Record<string, string> = account === null ? { stop: '1' } : { account }
		const isBack = ({ origin }: URL) => origin === siteUrl
		return (await follow(page.address, { until: isBack, form: answer })).address
	}

	/** Where a button of the site leads at the provider. */
	async function startUrl(path: string, form: Record<string, string>): Promise<string> {
		const page = await (await send(path, form)).text()
		const [, url = ''] = /http-equiv="refresh" content="0;url=([^"]+)"/i.exec(page) ?? []
		return url.replaceAll('&amp;', '&')
	}

	return { cookies, send, follow, startUrl, atProvider }
}
