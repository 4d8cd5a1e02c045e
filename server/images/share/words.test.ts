import { expect, test } from 'vitest'
import type { ShareImage } from '#domain/dogs/share-image.ts'
import { paletteFor } from './colours.ts'
import { loadLettering } from './lettering.ts'
import { shapes } from './shapes.ts'
import { wordsOf } from './words.ts'

const lettering = loadLettering()

async function wordsOn(change: Partial<ShareImage>): Promise<string[]> {
	const image: ShareImage = {
		id: 101,
		name: 'Biscuit',
		facts: ['Terrier cross', '3 years old'],
		tag: '',
		mood: 'looking',
		pictures: [],
		site: 'Fairlead',
		host: 'www.fairlead.example',
		version: '0123456789ab',
		...change,
	}
	const texts = await wordsOf(image, shapes.square, paletteFor('looking', 1), await lettering)
	return texts.map(({ text }) => text)
}

test.each(['Мишка', 'Ґуля', 'Μπισκότο', 'Nguyễn', 'Łatka'])('the name %s is drawn', async (name) => {
	expect(await wordsOn({ name })).toContain(name)
})

test.each(['بسكويت', 'בסקוויט', '饼干', 'ビスケット', '비스킷', 'बिस्कुट', '🐶'])(
	'%s, which the fonts cannot draw, is left out and not drawn as boxes',
	async (name) => {
		const [first, ...others] = await wordsOn({ name })
		expect(first).toMatch(/^Meet/)
		expect(others.join(' ')).not.toContain(name)
	},
)

test('one fact or charity’s name that cannot be drawn takes no other words with it', async () => {
	const words = (await wordsOn({ facts: ['獵犬', '3 years old'], site: 'ملجأ' })).join(' | ')
	expect(words).toContain('Biscuit | 3 years old')
	expect(words).not.toMatch(/獵犬|ملجأ/)
})
