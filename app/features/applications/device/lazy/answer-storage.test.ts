import { expect, test } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { createSavedAnswers } from './answer-storage.ts'

const HOME = '/apply/adoption/home'

function aDevice(kept = new Map<string, string>()) {
	return {
		kept,
		get length() {
			return kept.size
		},
		key: (index: number) => [...kept.keys()][index] ?? null,
		getItem: (key: string) => kept.get(key) ?? null,
		setItem: (key: string, value: string) => void kept.set(key, value),
		removeItem: (key: string) => void kept.delete(key),
	}
}

test('what was typed comes back for 30 days, and then is gone from the device', () => {
	const device = aDevice()
	let now = Date.UTC(2026, 10, 21)
	const answers = createSavedAnswers(
		() => device,
		() => now,
	)
	expect(answers.keep(HOME, { homeKind: ['other'], homeOther: ['A narrowboat'] })).toBe(true)
	now += 30 * DAY_MS - 1
	expect(answers.read(HOME)).toEqual({ homeKind: ['other'], homeOther: ['A narrowboat'] })
	answers.forgetOld()
	expect(device.length).toBe(1)
	now += 1
	expect(answers.read(HOME)).toBeNull()
	answers.forgetOld()
	expect(device.length).toBe(0)
})

test('a form that was sent leaves nothing of its steps behind, and leaves other forms and other keys alone', () => {
	const device = aDevice(new Map([['theme', 'dark']]))
	const answers = createSavedAnswers(() => device)
	answers.keep(HOME, { homeKind: ['flat'] })
	answers.keep('/apply/adoption/you', { firstName: ['Zoë'] })
	answers.keep('/apply/adoption-of-cats/you', { firstName: ['Zoë'] })
	answers.forgetBelow('/apply/adoption')
	expect([...device.kept.keys()]).toEqual(['theme', 'unsent-answers:/apply/adoption-of-cats/you'])
})

test('boxes that were all emptied again are nothing to remember', () => {
	const device = aDevice()
	const answers = createSavedAnswers(() => device)
	answers.keep(HOME, { homeKind: ['flat'] })
	answers.keep(HOME, {})
	expect(device.length).toBe(0)
})

test('what something else wrote under our name is nothing', () => {
	for (const text of ['', '{', 'null', '[]', '{"at":"now","typed":{}}', '{"at":1e15,"typed":{"a":"b"}}']) {
		const answers = createSavedAnswers(() => aDevice(new Map([[`unsent-answers:${HOME}`, text]])))
		expect(answers.read(HOME), text).toBeNull()
	}
})

test('where storage is forbidden or full nothing breaks, and keeping says that it did not', () => {
	const full = aDevice()
	full.setItem = () => {
		throw new DOMException('full', 'QuotaExceededError')
	}
	const answers = createSavedAnswers(() => full)
	expect(answers.keep(HOME, { homeKind: ['flat'] })).toBe(false)
	const blocked = createSavedAnswers(() => {
		throw new DOMException('blocked', 'SecurityError')
	})
	expect(blocked.keep(HOME, { homeKind: ['flat'] })).toBe(false)
	expect(blocked.read(HOME)).toBeNull()
	blocked.forgetBelow('/apply/adoption')
	blocked.forgetOld()
})
