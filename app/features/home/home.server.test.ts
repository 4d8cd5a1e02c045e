import { expect, test } from 'vitest'
import type { Article, Page, Section, Story } from '#content/model/content.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog, aPicture } from '#tests/builders/content/dog.ts'
import { aPage } from '#tests/builders/content/page.ts'
import { homePage } from './home.server.ts'

const item = { html: '', publishedAt: '2026-01-01T00:00:00Z', modifiedAt: '2026-01-01T00:00:00Z', picture: null }

function section(type: Section['type'], more: Partial<Section> = {}): Section {
	return { type, id: type, title: '', html: '', button: null, items: [], ...more }
}

function home(sections: Section[]): Page {
	return {
		...item,
		id: 501,
		slug: 'home',
		title: 'Walk home together',
		excerpt: 'We take in dogs.',
		path: '',
		sections,
	}
}

function article(id: number, publishedAt: string): Article {
	const rest = { tags: [], reviewedBy: '', reviewedOn: '', relatedDogs: [], headings: [] }
	const category = { id: 801, slug: 'health', name: 'Health' }
	return {
		...item,
		...rest,
		id,
		slug: `a${id}`,
		title: `Article ${id}`,
		excerpt: '',
		publishedAt,
		categories: [category],
		readingMinutes: 6,
	}
}

function story(id: number): Story {
	return {
		...item,
		id,
		slug: `s${id}`,
		title: `Story ${id}`,
		excerpt: 'Tea & toast',
		people: '',
		dog: null,
		happenedOn: '',
		quote: '',
		before: null,
		after: null,
	}
}

test('the first hero opens the page and every other section follows in the order of the editor', () => {
	const sections = [
		section('text'),
		section('hero', { title: 'Walk home together.' }),
		section('gallery'),
		section('steps'),
	]
	const { hero, sections: shown } = homePage(someContent({ pages: [home(sections)] }))
	expect(hero.title).toBe('Walk home together.')
	expect(shown.map(({ type }) => type)).toEqual(['text', 'gallery', 'steps'])
})

test('steps without items are those of the adoption page, each in its first sentence with its time', () => {
	const html = `<p>Look through <a href="/dogs">who’s here</a>, or ask Tea &amp; Toast. Read on.</p><p><strong>About 10 minutes</strong></p>`
	const steps = section('steps', {
		html: '<p>Within three weeks.</p>',
		items: [{ title: 'Find your dog', html, url: '', picture: null }],
	})
	const pages = [home([section('hero'), section('steps', { title: 'Four steps' })]), aPage('adoption', [steps])]
	expect(homePage(someContent({ pages })).sections[0]).toMatchObject({
		title: 'Four steps',
		html: '<p>Within three weeks.</p>',
		items: [
			{
				title: 'Find your dog',
				html: '<p>Look through who’s here, or ask Tea &amp; Toast.</p><p><strong>About 10 minutes</strong></p>',
			},
		],
	})
})

test('a backend without a home page still gives a page that leads to the dogs', () => {
	expect(homePage(someContent({ dogs: [aDog()] }))).toMatchObject({
		hero: { button: { text: 'Meet the dogs', url: '/dogs' } },
		sections: [],
	})
})

test('text of numbers is plain, because it is part of a heading', () => {
	const numbers = section('numbers', {
		items: [{ title: '84p', html: '<p>of every <b>£1</b> &amp; more</p>', url: '', picture: null }],
	})
	expect(homePage(someContent({ pages: [home([numbers])] })).sections[0]?.items[0]?.html).toBe('of every £1 & more')
})

test('the four newest articles are there to read, each with its topic', () => {
	const articles = [1, 2, 3, 4, 5].map((n) => article(n, `2026-0${n}-01T00:00:00Z`))
	const { reading } = homePage(someContent({ articles }))
	expect(reading.map(({ slug }) => slug)).toEqual(['a5', 'a4', 'a3', 'a2'])
	expect(reading[0]?.note).toBe('Health')
})

test('the address /#stories leads to stories even when the editor chose none', () => {
	const stories = [story(1)]
	expect(homePage(someContent({ stories })).stories).toMatchObject([
		{ url: '/stories/s1', html: '<p>Tea &amp; toast</p>' },
	])
	const chosen = home([section('cards', { id: 'stories' })])
	expect(homePage(someContent({ stories, pages: [chosen] })).stories).toEqual([])
})

test('a link preview shows the hero’s picture only if it is a photograph, without transparency', () => {
	const page = { ...home([]), picture: aPicture('7') }
	const from = (file: string) => {
		const files = [{ url: `http://cms.example/${file}`, width: 1600, height: 900 }]
		return homePage({ ...someContent({ pages: [page] }), picture: (id) => ({ id, version: 'v1', files }) })
	}
	expect(from('walk.jpg').photograph?.id).toBe('7')
	expect(from('drawing.webp').photograph).toBeNull()
	expect(from('drawing.webp').hero.picture?.id).toBe('7')
})

test('a site without any dog leads to how adoption works, not to an empty list', () => {
	expect(homePage(someContent({})).hero.button).toEqual({ text: 'How adoption works', url: '/adoption' })
})
