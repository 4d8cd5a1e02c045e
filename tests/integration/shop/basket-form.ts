import type { SiteProcess } from '../support/site-process.ts'

type Fields = Record<string, string> | [string, string][]

/** The forms of the basket, as a browser without JavaScript sends them. */
export function basketForms(site: Pick<SiteProcess, 'url'>) {
	const send = (fields: Fields, cookie = '') =>
		fetch(`${site.url}/basket`, {
			method: 'POST',
			redirect: 'manual',
			body: new URLSearchParams(fields).toString(),
			headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: site.url, Cookie: cookie },
		})
	return {
		send,
		open: (cookie: string) => fetch(`${site.url}/basket`, { headers: { Cookie: cookie } }),
		add: (slug: string, variant: string, quantity = '1', cookie = '') => send({ slug, variant, quantity }, cookie),
	}
}

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (response: Response) => (response.headers.getSetCookie()[0] ?? '').split(';')[0] ?? ''
