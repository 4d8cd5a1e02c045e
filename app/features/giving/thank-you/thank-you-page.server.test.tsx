import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { thankYouPath } from '#domain/giving/giving-links.ts'
import { applyPaymentEvent } from '#records/payables/apply-payment-event.ts'
import type { Store } from '#records/store/open-store.ts'
import { formSecret } from '#tests/builders/form-secret.ts'
import { anArrivedDonation, givingRequest } from '#tests/builders/giving/arrived-donation.ts'
import { freshStore } from '#tests/records/stores.ts'
import { thankYouOfLink } from './thank-you.server.ts'
import { ThankYouPage } from './thank-you-page.tsx'

async function textOf(store: Store, id: string): Promise<string> {
	const page = await thankYouOfLink(givingRequest(store, thankYouPath(id, formSecret)))
	if (!page) throw new Error('no page')
	const html = renderToStaticMarkup(
		<MemoryRouter>
			<ThankYouPage page={{ ...page, giftAid: null }} problem={null} values={{}} errors={{}} />
		</MemoryRouter>,
	)
	return html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
}

test('a present is not called the giver’s own: neither the dog nor the certificate', async () => {
	const store = await freshStore('sqlite')
	const present = {
		recipient: 'Gran',
		relation: 'Family',
		email: 'gran@example.org',
		address: null,
		message: '',
		sendOn: '2026-12-24',
	}
	const sponsorship = { dogId: '1', dogSlug: 'dot', dogName: 'Dot', whenRehomed: 'ask', present } as const
	const given = { kind: 'sponsorship', frequency: '12 months', sponsorship, arrived: [6000] } as const
	const text = await textOf(store, (await anArrivedDonation(store, { ...given, arrived: [6000] })).donation.id)
	expect(text).toContain('Your present')
	expect(text).toContain('A present for Gran')
	expect(text).toContain('They hear of it On 24 December 2026, by email to gran@example.org')
	expect(text).toContain('The certificate Receipt for printing')
	expect(text).not.toMatch(/You and Dot|Your certificate|has you/)
})

test('a monthly donation that has ended is not offered to be cancelled, and keeps the way to its receipts', async () => {
	const store = await freshStore('sqlite')
	const { donation } = await anArrivedDonation(store, { frequency: 'monthly', arrived: [2000] })
	expect(await textOf(store, donation.id)).toContain('Change or cancel')
	const { provider, reference } = donation
	const ended = { kind: 'subscription changed', status: 'cancelled', amount: 2000 } as const
	const at = Date.UTC(2026, 10, 30, 12)
	await applyPaymentEvent(store, { ...ended, provider, reference, at }, () => [], at)
	const text = await textOf(store, donation.id)
	expect(text).not.toContain('Change or cancel')
	expect(text).toContain('All your receipts')
})
