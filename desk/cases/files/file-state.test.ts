import { expect, test } from 'vitest'
import { fileState } from './file-state.ts'

const asked = { askedOn: '2026-11-14', linkUntil: '2026-11-28', isLinkOver: false, count: 0, lastOn: '' }

test('says whether files were asked for, arrived, or the link is over', () => {
	expect(fileState({ askedOn: '', linkUntil: '', isLinkOver: false, count: 0, lastOn: '' }).pill).toBe('Not asked for')
	expect(fileState(asked)).toEqual({
		pill: 'Asked for',
		isUrgent: false,
		words: 'Asked for on 14 November 2026. Nothing has arrived yet. Their link works until 28 November 2026.',
	})
	expect(fileState({ ...asked, isLinkOver: true })).toEqual({
		pill: 'Link expired',
		isUrgent: true,
		words:
			'Asked for on 14 November 2026. Nothing arrived. Their link stopped working on 28 November 2026. Email another link, or ring them.',
	})
})

test('counts what arrived, with the day of the last', () => {
	expect(fileState({ ...asked, count: 2, lastOn: '2026-11-16' })).toMatchObject({
		pill: '2 arrived',
		words: 'Asked for on 14 November 2026. The last came on 16 November 2026. Their link works until 28 November 2026.',
	})
	expect(fileState({ ...asked, askedOn: '', linkUntil: '', count: 1, lastOn: '2026-11-16' }).words).toBe(
		'It came on 16 November 2026.',
	)
})
