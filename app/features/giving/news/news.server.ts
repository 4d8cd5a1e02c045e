import { readNewsKey } from '#domain/giving/sponsorship/news-link.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { recordSponsorship } from '#records/giving/monthly/sponsorships.ts'
import { readDonation } from '#records/giving/read-donation.ts'
import type { Store } from '#records/store/open-store.ts'

interface NewsLink {
	store: Store
	key: string
	formSecret: FormSecret
	now: number
}

/** Whose news a link ends; undefined when it is not ours. */
export async function dogOfNewsLink({ store, key, formSecret }: NewsLink): Promise<string | undefined> {
	const id = readNewsKey(key, formSecret)
	const found = id === undefined ? undefined : await readDonation(store, id)
	return found?.donation.sponsorship?.dogName
}

/** @returns whether the link is ours; a second press changes nothing */
export async function stopNewsByLink(link: NewsLink): Promise<boolean> {
	const id = readNewsKey(link.key, link.formSecret)
	if (id === undefined || (await dogOfNewsLink(link)) === undefined) return false
	await recordSponsorship(link.store, id, { events: [{ kind: 'news stopped', ref: '' }] }, link.now)
	return true
}
