import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { FitLine, OpenNeed } from '#domain/desk/cases/fit-in-words.ts'
import { DogAndFit } from './dog-card.tsx'

const dog = { name: 'Biscuit', slug: 'biscuit', status: 'Available', location: '', picture: null }
const line = (changes: Partial<FitLine>): FitLine => ({
	verdict: 'met',
	about: 'cats',
	need: 'Biscuit needs a home without cats',
	theirs: 'They have no cat',
	fields: [],
	...changes,
})
const textOf = (fit: FitLine[], toAsk: OpenNeed[] = []) =>
	renderToStaticMarkup(<DogAndFit dog={dog} fit={fit} toAsk={toAsk} />)
		.replaceAll(/<[^>]+>/g, ' ')
		.replaceAll(/\s+/g, ' ')

test('what is not known of the dog is a sentence with what they said, not a row of the comparison', () => {
	const unknown = { verdict: 'not_known', need: 'Biscuit has not been seen with other dogs' } as const
	const text = textOf([
		line({}),
		line({ ...unknown, about: 'other dogs', theirs: 'They have a dog' }),
		line({ ...unknown, about: 'experience', theirs: '' }),
	])
	expect(text).toContain('Not known about Biscuit yet: other dogs (they have a dog); experience.')
	expect(text).not.toContain('has not been seen with')
	expect(textOf([line({})])).not.toContain('Not known about')
})

test('a need they have not said anything of stands between what does not fit and what does', () => {
	const text = textOf(
		[line({ verdict: 'gap', need: 'Biscuit needs a garden' }), line({})],
		[{ about: 'children', need: 'Biscuit needs children to be 8 or over', theirs: '' }],
	)
	expect(text).toMatch(/needs a garden.*children to be 8 or over They haven’t said To ask.*without cats/)
})
