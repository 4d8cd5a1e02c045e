import { expect, test } from 'vitest'
import { centreNamed } from './centre-named.ts'

const centres = ['Hill', 'Hill Farm', 'Saltmarsh'].map((name) => ({ name, address: '', hours: '', person: null }))

test.each([
	['Saltmarsh', 'Saltmarsh'],
	[' hill farm ', 'Hill Farm'],
	['Saltmarsh area', 'Saltmarsh'],
	['Saltmarshes', undefined],
	['Thornford area', undefined],
	['', undefined],
])('a dog at "%s" belongs to %s', (location, name) => {
	expect(centreNamed(centres, location)?.name).toBe(name)
})
