import { expect, test } from 'vitest'
import { linkKind } from './link-kind.ts'

test.for(['/', '/dogs', '/dogs?page=2#list', '/#news', '?page=2', '/useful-info/vets.and.you/'])(
	'%s is a page of the site',
	(address) => {
		expect(linkKind(address)).toBe('page')
	},
)

test.for([
	'https://example.org',
	'HTTP://example.org/x',
	'mailto:hello@fairlead.example',
	'tel:01632960144',
	'#fees',
	'/files/policy.pdf?v=2',
])('%s is left to the browser', (address) => {
	expect(linkKind(address)).toBe('plain')
})

test.for([
	'javascript:alert(1)',
	'JavaScript:alert(1)',
	' javascript:alert(1)',
	'data:text/html,x',
	'vbscript:x',
	'//evil.example',
	'/\\evil.example',
	'https:///x',
	'dogs',
	'#',
	'',
])('%s is not a link', (address) => {
	expect(linkKind(address)).toBe('none')
})
