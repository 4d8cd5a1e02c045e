import { expect, test } from 'vitest'
import { EMPTY_OPTIONS } from '#content/model/general-options.ts'
import { readGeneralOptions, recorded } from '#tests/fixtures/wordpress/stand-in.ts'

test("a backend that sends only the specification's fields gets sensible defaults for the rest", () => {
	const { options, notificationEmail, problems } = readGeneralOptions(recorded('options.general'))

	expect(options.header.menu.map(({ text }) => text)).toEqual(['Dogs', 'Ways to help', 'Merch', 'Useful info'])
	expect(options.header.button).toEqual({ text: 'Donate', url: '/waystohelp/donations' })
	expect(options.footer).toMatchObject({
		slogan: 'Every dog deserves a home',
		button: { text: 'Adopt a dog', url: '/adoption' },
		legal: [{ url: '/docs/privacy-policy' }, { url: '/docs/public-offer' }],
		basic: [{ url: '/dogs' }, { url: '/adoption' }, { url: '/fostering' }],
	})
	expect(options.footer.info[2]).toEqual({ text: 'Kyiv, Example st. 1', url: 'https://maps.example.org/' })
	expect(options.email).toBe('office@example.org')
	expect(options.site).toMatchObject({
		locale: 'en-GB',
		currency: 'GBP',
		timezone: 'Europe/London',
		phone: '+380 44 000 00 00',
	})
	expect(options.applications).toEqual({
		replyWithinDays: 5,
		minimumAge: 18,
		retentionMonths: 6,
		thresholds: [],
		questionsOff: [],
	})
	expect(options.giving).toEqual(EMPTY_OPTIONS.giving)
	expect(notificationEmail).toBe('office@example.org')
	expect(problems).toEqual([])
})

test('a backend that sends no options has those that count as empty', () => {
	expect(readGeneralOptions({}).options).toEqual(EMPTY_OPTIONS)
	expect(readGeneralOptions([])).toMatchObject({ options: EMPTY_OPTIONS, notificationEmail: '', emailTexts: {} })
})

test('info and menu are also read where the specification could be taken to put them', () => {
	const given = recorded('options.general')
	const { info, menu, actions } = given.footer
	const { options } = readGeneralOptions({ ...given, footer: { actions }, info, menu })
	expect(options).toEqual(readGeneralOptions(given).options)
})

test.each([
	[{}],
	[[]],
	[{ header: null, footer: [] }],
	[{ header: { menu: {} }, footer: { info: null, menu: { basic: [] } } }],
])('missing parts leave the rest standing: %j', (given) => {
	const { options, notificationEmail } = readGeneralOptions(given)
	expect(options).toMatchObject({ header: { menu: [], button: null }, footer: { info: [], legal: [] }, email: '' })
	expect(options.site.name).toBe('Dog rescue')
	expect(notificationEmail).toBe('')
})

test.each([[null], ['text'], [5], [[1]]])('%j is no answer', (given) => {
	expect(() => readGeneralOptions(given)).toThrow(/not an object/)
})

test('parts of the wrong kind are reported', () => {
	const { problems } = readGeneralOptions({ header: 'menu', giving: { amounts: [{ amount: 'a lot', impact: 'x' }] } })
	expect(problems.map(({ type, field }) => `${type} ${field}`)).toEqual([
		'options header',
		'options giving.amounts.0.amount',
	])
})

test('menu items are shown only when is_show is set', () => {
	const item = (is_show?: unknown) => ({ text: String(is_show), url: '/x', is_show })
	const menu = [
		item(true),
		item(1),
		item('1'),
		item(false),
		item(0),
		item(''),
		item(null),
		{ text: 'missing', url: '/x' },
	]
	expect(readGeneralOptions({ header: { menu } }).options.header.menu.map(({ text }) => text)).toEqual([
		'true',
		'1',
		'1',
	])
})

test('the footer button, the header button and the lines of the footer are shown unless is_show hides them', () => {
	const item = (is_show?: unknown) => ({ text: JSON.stringify(is_show), url: '/x', is_show })
	const shown = [true, 1, '1', 'true', null, ''].map(item)
	const hidden = [false, 0, '0', 'false'].map(item)
	const info = [...shown, ...hidden, { text: 'not said' }]
	expect(readGeneralOptions({ footer: { info } }).options.footer.info.map(({ text }) => text)).toEqual([
		...shown.map(({ text }) => text),
		'not said',
	])
	for (const button of hidden) {
		const { header, footer } = readGeneralOptions({ header: { button }, footer: { actions: { button } } }).options
		expect([header.button, footer.button], button.text).toEqual([null, null])
	}
	for (const button of shown) {
		expect(readGeneralOptions({ footer: { actions: { button } } }).options.footer.button, button.text).not.toBe(null)
	}
})

test('hashes lead to the home page, links to the backend to the site, and scripts nowhere', () => {
	const item = (url: unknown) => ({ text: 'Adopt &amp; go', url, is_show: true })
	const menu = ['#adopt', 'http://wp.example/dogs/', 'javascript:alert(1)', '', null, 'https://a.example/'].map(item)
	const { options, problems } = readGeneralOptions({ header: { menu, button: item('javascript:alert(1)') } })

	expect(options.header.menu).toEqual([
		{ text: 'Adopt & go', url: '/#adopt' },
		{ text: 'Adopt & go', url: '/dogs' },
		{ text: 'Adopt & go', url: 'https://a.example/' },
	])
	expect(options.header.button).toBe(null)
	expect(problems.map(({ field }) => field)).toEqual(['header.menu.2', 'header.menu.3', 'header.menu.4'])
})

test('the contact address is the second entry, else the first entry that holds one', () => {
	const email = (info: unknown) => readGeneralOptions({ footer: { info } }).options.email
	expect(email([{ text: 'first@a.example' }, { text: 'second@a.example' }])).toBe('second@a.example')
	expect(email([{ text: '01632 960 144' }, { text: 'Mill Lane' }, { text: 'Write to third@a.example.' }])).toBe(
		'third@a.example',
	)
	expect(email([{ text: 'Write to us', url: 'mailto:us@a.example' }])).toBe('us@a.example')
	expect(email([{ text: 'Mill Lane' }])).toBe('')
})

test('a menu item whose address is a lone "#" leads to the home page', () => {
	const menu = [{ text: 'Home', url: '#', is_show: true }]
	expect(readGeneralOptions({ header: { menu } }).options.header.menu).toEqual([{ text: 'Home', url: '/' }])
})
