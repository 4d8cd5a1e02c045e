import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { colours } from './colours.ts'

test('the colours of shared pictures are the design’s', () => {
	const tokens = readFileSync(join(import.meta.dirname, '../../../app/ui/styles/tokens.css'), 'utf8')
	const names = { ...Object.fromEntries(Object.keys(colours).map((name) => [name, `c-${name}`])) }
	Object.assign(names, { ink2: 'c-ink-2', onField: 'lead-on-field', mist: 'mist' })
	for (const [name, value] of Object.entries(colours)) expect(tokens, name).toContain(`--${names[name]}: ${value};`)
})
