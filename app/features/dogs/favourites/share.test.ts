import { expect, test } from 'vitest'
import { shareLink } from './share.ts'

const biscuit = { title: 'Biscuit', text: 'Bold and scruffy.', url: 'https://rescue.example/dogs/biscuit' }
const refuse = (name: string) => () => Promise.reject(new DOMException('no', name))

function aClipboard() {
	const copied: string[] = []
	return { copied, clipboard: { writeText: async (text: string) => void copied.push(text) } as unknown as Clipboard }
}

test('a device that shares gets the name, the line and the link, and nothing is copied', async () => {
	const given: unknown[] = []
	const { copied, clipboard } = aClipboard()
	const share = async (data?: ShareData) => void given.push(data)
	expect(await shareLink(biscuit, { share, clipboard })).toBe('done')
	expect(given).toEqual([biscuit])
	expect(copied).toEqual([])
})

test('closing the share sheet copies nothing; a sheet that fails to open does', async () => {
	const { copied, clipboard } = aClipboard()
	expect(await shareLink(biscuit, { share: refuse('AbortError'), clipboard })).toBe('done')
	expect(copied).toEqual([])
	expect(await shareLink(biscuit, { share: refuse('NotAllowedError'), clipboard })).toBe('copied')
	expect(copied).toEqual([biscuit.url])
})

test('without a clipboard, or when it refuses, the link is shown', async () => {
	const clipboard = { writeText: refuse('NotAllowedError') } as unknown as Clipboard
	expect(await shareLink(biscuit, {})).toBe('by hand')
	expect(await shareLink(biscuit, { clipboard })).toBe('by hand')
})
