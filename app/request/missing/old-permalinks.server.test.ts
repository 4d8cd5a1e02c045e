import { expect, test } from 'vitest'
import { anArticle } from '#tests/builders/content/article.ts'
import { someContent } from '#tests/builders/content/content.ts'
import { aDog } from '#tests/builders/content/dog.ts'
import { aPage } from '#tests/builders/content/page.ts'
import { oldPermalink } from './old-permalinks.server.ts'

const content = someContent({
	articles: [anArticle({ id: 34, slug: 'my-article' }), anArticle({ id: 35, slug: 'перші-дні' })],
	dogs: [aDog({ id: 101, slug: 'biscuit' })],
	pages: [
		aPage('about/people', [], { id: 7 }),
		aPage('', [], { id: 8 }),
		aPage('basket', [], { id: 9 }),
		aPage('adoption', [], { id: 10 }),
	],
})

test.each([
	['/my-article', '/useful-info/my-article'],
	['/2012/05/my-article', '/useful-info/my-article'],
	['/2012/05/07/my-article', '/useful-info/my-article'],
	['/index.php/2012/05/my-article', '/useful-info/my-article'],
	['/archives/34', '/useful-info/my-article'],
	['/%d0%bf%d0%b5%d1%80%d1%88%d1%96-%d0%b4%d0%bd%d1%96', `/useful-info/${encodeURIComponent('перші-дні')}`],
	['/dog/biscuit', '/dogs/biscuit'],
	['/?p=34', '/useful-info/my-article'],
	['/?p=101', '/dogs/biscuit'],
	['/?page_id=7', '/about/people'],
	['/?page_id=8', '/'],
	['/?page_id=10', '/adoption'],
	['/feed', '/useful-info'],
	['/comments/feed', '/useful-info'],
	['/category/care', '/useful-info?topic=care'],
	['/category/advice/care', '/useful-info?topic=care'],
	['/category/care/feed', '/useful-info?topic=care'],
	['/tag/puppies', '/useful-info'],
	['/author/sam', '/useful-info'],
	['/2012', '/useful-info'],
	['/2012/05', '/useful-info'],
	['/page/2', '/useful-info'],
])('%s of WordPress redirects to %s', (old, now) => {
	expect(oldPermalink(new URL(old, 'https://www.fairlead.example'), content)).toBe(now)
})

test.each([
	'/unknown',
	'/2012/05/unknown',
	'/useful-info/my-article/more',
	'/?p=999',
	'/?p=x',
	'/?page_id=9',
	'/category',
	'/about/feeding',
	'/adoption/feed',
	'/20120/05',
	'/constructor/__proto__',
])('%s is unknown', (old) => {
	expect(oldPermalink(new URL(old, 'https://www.fairlead.example'), content)).toBeUndefined()
})
