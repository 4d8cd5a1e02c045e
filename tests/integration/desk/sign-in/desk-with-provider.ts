import type { Role } from '#domain/desk/people/roles.ts'
import { invite } from '#records/staff/members.ts'
import { openStore, type Store } from '#records/store/open-store.ts'
import { freePort } from '../../../proxy/ports.ts'
import { freshFolder, type SiteProcess, startSiteProcess } from '../../support/site-process.ts'
import { SMALL_CHARITY } from '../../support/small-charity.ts'
import { aBrowser } from './desk-browser.ts'
import { anIdentityProvider, type Fault } from './identity-provider.ts'

/** The email address of every account at the provider. */
const PROVIDER_EMAIL = 'lead@rescue.example'
export const REFUSED = '/desk/sign-in?provider=refused'

/**
 * A site with a desk, a provider, and people in browsers of their own.
 *
 * @param fault of all the provider answers while the site starts
 */
export async function aDeskWithProvider({ fault = null }: { fault?: Fault | null } = {}) {
	const port = await freePort()
	const siteUrl = `http://localhost:${port}`
	const provider = await anIdentityProvider({ siteUrl, email: PROVIDER_EMAIL })
	provider.setFault('', fault)
	const dataDir = freshFolder('desk-provider')
	const settings = { ...SMALL_CHARITY, DATA_DIR: dataDir, SITE_URL: siteUrl, PORT: String(port), ...provider.settings }
	const site: SiteProcess = await startSiteProcess(settings)
	const store: Store = await openStore({ dataDir, databaseUrl: null, onLostConnection() {} })

	function invitationKey(name: string, role: Role) {
		return invite(store, { email: emailOf(name), name, role, invitedBy: null }, Date.now())
	}

	/** Signed in by an invitation. */
	async function aPerson(name: string, role: Role) {
		const browser = aBrowser(siteUrl)
		await browser.send('/desk/invitation', { key: await invitationKey(name, role) })
		const where = ['email', '=', emailOf(name)] as const
		const { id } = await store.db
			.selectFrom('staff')
			.select('id')
			.where(...where)
			.executeTakeFirstOrThrow()
		return { id, browser }
	}

	/** Signed in, with an account of their name linked. */
	async function aLinkedPerson(name: string, role: Role) {
		const person = await aPerson(name, role)
		const back = await person.browser.atProvider('/desk/account/provider', {}, name)
		const { address } = await person.browser.follow(back)
		if (address.search !== '?provider=linked') throw new Error(`not linked: ${address}`)
		return person
	}

	/** In a new browser. @returns where it ends */
	async function signIn(account: string, to = '/account') {
		const browser = aBrowser(siteUrl)
		const back = await browser.atProvider('/desk/sign-in/provider', { to }, account)
		return { browser, back, ...(await browser.follow(back)) }
	}

	return {
		siteUrl,
		site,
		store,
		provider,
		invitationKey,
		aPerson,
		aLinkedPerson,
		signIn,
		async stop() {
			await store.close()
			await site.stop()
			await provider.stop()
		},
	}
}

export function emailOf(name: string): string {
	return name === 'lead' ? PROVIDER_EMAIL : `${name}@rescue.example`
}

/** "/desk/sign-in?provider=refused" */
export function pathOf({ pathname, search }: URL): string {
	return pathname + search
}
