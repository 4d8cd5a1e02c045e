import { expect, test } from 'vitest'
import { isOrganisationName } from './organisation-name.ts'

test.each([
	'Accounts Wetherby & Daughters Ltd',
	'Bark and Bath LTD.',
	'Kennel Supplies (Leeds) Limited',
	'Paws p.l.c.',
	'Hale Reed L.L.P.',
	'Hounds Together CIC',
	'friends of the hounds cio',
	'Hale, Reed & Co.',
	'Hale &co',
	'Treats Inc',
	'Hunde GmbH',
	'The Kennel Company Limited by Guarantee',
	'Ltd Wetherby',
])('“%s” is the name of an organisation', (name) => {
	expect(isOrganisationName(name)).toBe(true)
})

test.each([
	'Zoë O’Brien Smith',
	'Lt D Hale',
	'Ada Unlimited',
	'Vince Incledon',
	'Marko Cic',
	'Lucia Lo Cio',
	'Ada Co',
	'Ada & Connor Reed',
	'Coco & Coco',
	'',
])('“%s” is the name of a person', (name) => {
	expect(isOrganisationName(name)).toBe(false)
})
