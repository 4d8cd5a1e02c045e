import type { Role } from '#domain/desk/people/roles.ts'
import { eventually } from '#tests/integration/support/site-process.ts'
import type { Filled } from './form.ts'
import { aBrowser } from './form-browser.ts'
import { readEmails } from './mailbox.ts'
import type { Page } from './page.ts'
import type { Month } from './start-month.ts'

const CODE = /^(\d{4}) (\d{4}) /
/** The desk asks "Is it still you?" after this time. */
const RECENT_MS = 14 * 60_000

interface StaffFields {
	email: string
	name: string
	role: Role
	address: string
}

/** Someone of the desk, invited by the operator's command and signed in by email on each day they work. */
export async function aMember(month: Month, { email, name, role, address }: StaffFields) {
	const browser = aBrowser(month.address, address)
	const [invitation = ''] =
		/\/desk\/invitation\?key=[\w-]+/.exec(month.desk('invite', email, '--name', name, '--role', role)) ?? []
	await browser.press(await browser.get(invitation), 'Accept and sign in')
	let signedInAt = month.now()

	let signingIn: Promise<void> | undefined
	/** Once a day, and again before the desk asks. */
	function signIn(): Promise<void> {
		if (month.now() - signedInAt < RECENT_MS) return Promise.resolve()
		signingIn ??= signInByEmail().finally(() => {
			signingIn = undefined
		})
		return signingIn
	}

	/** By the code of the newest email. */
	async function signInByEmail() {
		const before = month.mail.taken.length
		const page = await browser.press(await signInPage(), 'Email me a link', { email })
		const withCode = await eventually(
			async () =>
				(await readEmails(month)).slice(before).findLast(({ to, subject }) => to === email && CODE.test(subject)),
			(found) => found !== undefined,
		)
		const code =
			CODE.exec(withCode?.subject ?? '')
				?.slice(1)
				.join('') ?? ''
		await browser.press(page, /^Sign in/, { code })
		signedInAt = month.now()
	}

	/** A session of yesterday is signed out first, as the desk does after 12 hours. */
	async function signInPage(): Promise<Page> {
		const page = await browser.get('/desk/sign-in')
		if (page.path.startsWith('/desk/sign-in')) return page
		await browser.press(page, 'Sign out')
		return browser.get('/desk/sign-in')
	}

	return {
		name,
		browser,
		signIn,
		async see(path: string): Promise<Page> {
			await signIn()
			return browser.get(path)
		},
		/** Presses a button of a page that was opened. */
		async press(page: Page, button: string | RegExp, filled: Filled = {}, beside?: string | RegExp): Promise<Page> {
			return browser.press(page, button, filled, beside === undefined ? {} : { beside })
		},
	}
}

export type Member = Awaited<ReturnType<typeof aMember>>
