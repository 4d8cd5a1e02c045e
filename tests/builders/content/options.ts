import type { GeneralOptions } from '#content/model/content.ts'

/** General options with a phone number, an email address and the given fields. */
export function someOptions(known: Partial<GeneralOptions> = {}): GeneralOptions {
	return {
		header: { menu: [], button: null },
		footer: { slogan: '', button: null, info: [], legal: [], basic: [] },
		email: 'hello@fairlead.example',
		site: {
			name: 'Fairlead',
			url: 'https://www.fairlead.example',
			locale: 'en-GB',
			currency: 'GBP',
			timezone: 'Europe/London',
			phone: '01632 960 144',
			legal: { registeredName: '', charityNumber: '', address: '' },
		},
		social: [],
		giving: { amounts: [], bank: null, giftAid: false },
		applications: { replyWithinDays: 5, minimumAge: 18, retentionMonths: 6, thresholds: [] },
		shop: { delivery: [], returns: '' },
		feeds: { json: true, rss: true, embed: true, petfinder: false, rescueGroups: false, shelterManager: false },
		...known,
	}
}
