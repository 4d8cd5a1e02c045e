import { expect, test } from 'vitest'
import { withHousehold } from './household-in-links.tsx'

const HOME = '1000-2312'

test.each([
	['/dogs', '/dogs?home=1000-2312'],
	['/dogs?size=small', '/dogs?size=small&home=1000-2312'],
	['/dogs/biscuit', '/dogs/biscuit?home=1000-2312'],
	['/dogs/biscuit#fit', '/dogs/biscuit?home=1000-2312#fit'],
	['?picture=2', '?picture=2&home=1000-2312'],
	['/right-for-each-other?for=biscuit', '/right-for-each-other?for=biscuit&home=1000-2312'],
])('%s takes the answers along', (to, address) => {
	expect(withHousehold(to, HOME)).toBe(address)
})

test.each(['/', '/adoption', '/dogsbody', '/waystohelp/donations', '/useful-info/dogs', '#fit'])(
	'%s does not take them along',
	(to) => {
		expect(withHousehold(to, HOME)).toBe(to)
	},
)
