import { expect, test } from 'vitest'
import type { GeneralOptions } from '#content/model/content.ts'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { aBackend } from '#tests/builders/backend/backend.ts'
import { aReplica } from '#tests/builders/backend/replica.ts'

const links = (...texts: string[]) => texts.map((text) => ({ text, url: `/${text.toLowerCase()}` }))

/** The options of a charity that has filled in most of them. */
function filledIn(): GeneralOptions {
	return {
		...structuredClone(EMPTY_OPTIONS),
		header: {
			menu: links('Dogs', 'Adopt', 'Foster', 'Help', 'Shop', 'Advice'),
			button: { text: 'Donate', url: '/give' },
		},
		footer: {
			slogan: 'A good home for every dog',
			button: { text: 'Meet the dogs', url: '/dogs' },
			info: links('01632 960 144', 'hello@fairlead.example'),
			legal: links('Privacy', 'Cookies'),
			basic: links('Dogs', 'Shop'),
		},
		email: 'hello@fairlead.example',
		site: { ...EMPTY_OPTIONS.site, name: 'Fairlead', url: 'https://www.fairlead.example', phone: '01632 960 144' },
		giving: {
			...EMPTY_OPTIONS.giving,
			amounts: [
				{ amount: 600, monthly: true, impact: 'feeds' },
				{ amount: 1000, monthly: false, impact: 'treats' },
			],
			bank: {
				accountName: 'Fairlead',
				sortCode: '00-00-00',
				accountNumber: '00000000',
				reference: 'GIFT',
				iban: '',
				bic: '',
				tolerance: 0,
			},
			giftAid: true,
		},
	}
}

async function aCharity() {
	const made = aBackend()
	made.world.options = filledIn()
	made.world.emailTexts = { contact: { subject: 'We have it', body: 'Dear {firstName}' } }
	const clock = { at: Date.parse('2026-11-22T10:00:00Z') }
	const settings = { pollSeconds: 100_000, now: () => clock.at, uptime: () => clock.at }
	const { replica, world, details } = await aReplica({ made, ...settings })
	await replica.start()
	await replica.current()
	async function round(minutes = 0) {
		clock.at += minutes * 60_000
		await replica.syncAll()
		return replica.current()
	}
	return { replica, world, details, round }
}

test('options that are suddenly empty are kept: menus, telephone, addresses, giving and words of emails', async () => {
	const { world, round, replica, details } = await aCharity()
	const before = await replica.current()
	world.options = structuredClone(EMPTY_OPTIONS)
	world.notificationEmail = ''
	world.emailTexts = {}

	const content = await round()

	expect(content.options).toEqual(before.options)
	expect(content).toMatchObject({ notificationEmail: 'office@fairlead.example', emailTexts: before.emailTexts })
	const parts = ['header', 'giving', 'site', 'footer', 'staff']
	expect(replica.status().withheld).toMatchObject([{ list: 'options', parts, rounds: 1 }])
	expect(details).toContainEqual(
		expect.objectContaining({ level: 'warn', message: 'content removal withheld', list: 'options', parts }),
	)
})

test('empty options are applied after three rounds over half an hour', async () => {
	const { world, round } = await aCharity()
	world.options = structuredClone(EMPTY_OPTIONS)
	await round()
	await round(15)

	expect((await round(14)).options?.header.menu).toHaveLength(6)
	expect((await round(1)).options?.header.menu).toHaveLength(0)
})

test('one part that is suddenly empty is kept; what changed elsewhere comes through', async () => {
	const { world, round, replica } = await aCharity()
	world.options = { ...filledIn(), header: EMPTY_OPTIONS.header, site: { ...filledIn().site, name: 'Fairlead Dogs' } }

	const { options } = await round()

	expect(options?.header.menu).toHaveLength(6)
	expect(options?.site.name).toBe('Fairlead Dogs')
	expect(replica.status().withheld).toMatchObject([{ parts: ['header'] }])
})

test('the telephone number and the contact address stay with the footer they come from', async () => {
	const { world, round } = await aCharity()
	const { site, ...rest } = filledIn()
	world.options = { ...rest, footer: EMPTY_OPTIONS.footer, email: '', site: { ...site, phone: '' } }

	const { options } = await round()

	expect(options).toMatchObject({ email: 'hello@fairlead.example', site: { phone: '01632 960 144' } })
	expect(options?.footer.info).toHaveLength(2)
})

test('edits and small removals are applied at once', async () => {
	const { world, round, replica } = await aCharity()
	const { header, site, giving } = filledIn()
	world.options = {
		...filledIn(),
		header: { menu: header.menu.slice(2), button: null },
		site: { ...site, phone: '' },
		giving: { ...giving, amounts: [], giftAid: false },
		social: [{ text: 'Mastodon', url: 'https://example.social/@fairlead', icon: '' }],
	}
	world.notificationEmail = ''

	const content = await round()

	expect(content.options).toEqual(world.options)
	// The contact address takes its place.
	expect(content.notificationEmail).toBe('hello@fairlead.example')
	expect(replica.status().withheld).toEqual([])
})

test('an announced change may empty a part, but not everything', async () => {
	const { world, replica } = await aCharity()
	const announced = [{ event: 'updated', type: 'options', id: 0, slug: 'general' } as const]
	world.options = { ...filledIn(), header: EMPTY_OPTIONS.header }
	await replica.changed(announced)
	expect((await replica.current()).options?.header.menu).toEqual([])

	world.options = structuredClone(EMPTY_OPTIONS)
	await replica.changed(announced)
	expect((await replica.current()).options?.giving.bank).not.toBeNull()
})

test('a menu that loses a few entries in every round is measured against what it was a day ago', async () => {
	const { world, round } = await aCharity()
	const shown: (number | undefined)[] = []
	for (const left of [4, 2, 1, 0]) {
		world.options = { ...filledIn(), header: { ...filledIn().header, menu: filledIn().header.menu.slice(0, left) } }
		shown.push((await round(10)).options?.header.menu.length)
	}
	expect(shown).toEqual([4, 2, 2, 2])
})
