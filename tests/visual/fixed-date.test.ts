import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('the server under test lives on 21 November 2026, its clock ticks, and other dates stay themselves', () => {
	const script = `
		const before = Date.now()
		while (Date.now() === before);
		console.log(JSON.stringify([new Date().toISOString(), Date().slice(0, 15), new Date(0).getTime(), new Date() instanceof Date]))`
	const preload = join(import.meta.dirname, 'fixed-date.mjs')
	const printed = execFileSync(process.execPath, ['--import', preload, '--eval', script], { encoding: 'utf8' })
	const [now, words, epoch, isDate] = JSON.parse(printed)
	expect(now).toMatch(/^2026-11-21T09:00:0/)
	expect([words, epoch, isDate]).toEqual(['Sat Nov 21 2026', 0, true])
})
