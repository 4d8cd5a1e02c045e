import { expect, test } from 'vitest'
import { someContent } from '#tests/builders/content/content.ts'
import { someOptions } from '#tests/builders/content/options.ts'
import { aPage, aSection } from '#tests/builders/content/page.ts'
import { aRole } from '#tests/builders/content/role.ts'
import { roleView } from './role.server.ts'
import { ageRule, volunteeringPage } from './volunteering.server.ts'

const walker = aRole({ id: 701, slug: 'dog-walker', title: 'Dog walker', place: 'Alder Bank' })
const driver = aRole({ id: 702, slug: 'driver', title: 'Driver' })
const artist = aRole({ id: 703, slug: 'photographer', title: 'Photographer', open: false })
const content = someContent({ roles: [driver, artist, walker], options: someOptions() })

test('open roles are listed and a closed one is named as full', () => {
	const page = volunteeringPage(content)
	expect(page.open.map(({ title }) => title)).toEqual(['Dog walker', 'Driver'])
	expect(page.full).toEqual([{ slug: 'photographer', title: 'Photographer' }])
})

test('a role says how old one must be only when there is a rule', () => {
	expect(ageRule(18)).toBe('18 and over')
	expect(ageRule(null)).toBe('')
})

test('the page of a role has no words for unknown facts, and its form is prefilled while there is a place', () => {
	const view = roleView(walker, content)
	expect(view).toMatchObject({ place: 'Alder Bank', hours: '', age: '' })
	expect(view.form?.url).toBe('/apply/volunteering/start?role=dog-walker')
	expect(roleView(artist, content).form?.url).toBe('/apply/volunteering/start')
})

test('what someone says about a role stands beside its text, once', () => {
	const quoted = aRole({ html: '<p>Walks.</p><blockquote><p>“Mud.”</p><p>Aidan</p></blockquote><p>Boots.</p>' })
	expect(roleView(quoted, content)).toMatchObject({
		html: '<p>Walks.</p><p>Boots.</p>',
		voice: '<p>“Mud.”</p><p>Aidan</p>',
	})
	expect(roleView(aRole({ html: '<p>Walks.</p>' }), content)).toMatchObject({ html: '<p>Walks.</p>', voice: '' })
})

test('a role says what follows an offer, and how long each step takes, as the page about volunteering does', () => {
	const items = [
		{ title: 'Talk to Jo', html: '<p>She rings you.</p>\n<p><strong>5 minutes</strong></p>', url: '', picture: null },
		{ title: 'Come and see', html: '<p>A walk round.</p>', url: '', picture: null },
	]
	const pages = [aPage('waystohelp/volunteering', [aSection('steps', { items })])]
	expect(roleView(walker, someContent({ roles: [walker], pages })).steps).toEqual([
		{ title: 'Talk to Jo', note: '5 minutes' },
		{ title: 'Come and see', note: '' },
	])
	expect(roleView(walker, content).steps).toEqual([])
})

test('a role offers the other open roles, never itself and never a closed one', () => {
	expect(roleView(artist, content).others.map(({ slug }) => slug)).toEqual(['dog-walker', 'driver'])
	expect(roleView(walker, content).others.map(({ slug }) => slug)).toEqual(['driver'])
})

test('each role offers the three roles that follow it in the list', () => {
	const roles = ['Baker', 'Driver', 'Gardener', 'Photographer', 'Walker'].map((title, i) =>
		aRole({ id: 710 + i, slug: title.toLowerCase(), title }),
	)
	const offered = (i: number) => roleView(roles[i] ?? walker, someContent({ roles })).others.map(({ title }) => title)
	expect(offered(1)).toEqual(['Gardener', 'Photographer', 'Walker'])
	expect(offered(3)).toEqual(['Walker', 'Baker', 'Driver'])
	expect(offered(4)).toEqual(['Baker', 'Driver', 'Gardener'])
})

test('the promise is the first section of cards or of text only, and is not shown twice', () => {
	const card = { title: 'Training first', html: '', url: '', picture: null }
	const sections = [aSection('faq'), aSection('cards', { items: [card] }), aSection('text')]
	const page = volunteeringPage(someContent({ pages: [aPage('waystohelp/volunteering', sections)] }))
	expect(page.promise?.type).toBe('cards')
	expect(page.others.map(({ type }) => type)).toEqual(['faq', 'text'])
})
