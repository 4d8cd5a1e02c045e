import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { freshFolder } from '#tests/integration/support/site-process.ts'
import { findBareTexts } from './check-bare-texts.mjs'

/** The problems of one component that returns this. */
function problemsOf(jsx: string): string[] {
	const root = freshFolder('texts')
	mkdirSync(join(root, 'app'))
	mkdirSync(join(root, 'desk'))
	writeFileSync(join(root, 'app', 'some.tsx'), `export const Some = (props) => ${jsx}\n`)
	return findBareTexts(root)
}

test.each([
	['a text in one case only', "<p><b>Otis</b>{isOwn && ' (you)'}</p>"],
	['a text or nothing', "<p>Save{isBusy ? 'd' : ''} it</p>"],
	['a template, or an element', '<p>{to ? <a href={to}>Ring</a> : `Write to us`} <b>soon</b></p>'],
])('%s beside other nodes is found', (_name, jsx) => {
	expect(problemsOf(jsx)).toEqual([expect.stringContaining('app/some.tsx:1: {')])
})

test.each([
	['an element in one case only', '<p>{isNew && <Icon />} In your basket</p>'],
	['one element or another', '<p>for {to ? <a href={to}>orders</a> : <span>orders</span>}.</p>'],
	['a list', '<p>{dogs.map((dog) => <b key={dog}>{dog}</b>)} are home</p>'],
	['a name in one case only', '<p>{isNew && icon} In your basket</p>'],
])('a bare text after %s is found', (_name, jsx) => {
	expect(problemsOf(jsx)).toEqual([expect.stringContaining('is a bare text after what comes and goes')])
})

test('a bare text of a fragment and a list of texts are found', () => {
	expect(problemsOf('<>Ring <Phone /></>')).toEqual([expect.stringContaining('Ring is a bare text of a fragment')])
	expect(problemsOf('<Fragment key="a">Ring <Phone /></Fragment>')).toHaveLength(1)
	expect(problemsOf('<p>{parts.map((part) => part + ", ")}</p>')).toEqual([
		expect.stringContaining('makes bare texts of a list'),
	])
})

test.each([
	['alone in its element', "<p>{isOwn && 'You'}</p>"],
	['in an element of its own', '<p><b>Otis</b>{isOwn && <span> (you)</span>}</p>'],
	['one text or another', "<p><b>Otis</b> {isOwn ? 'is yours' : 'is free'}</p>"],
	['before what comes and goes', '<p>Ring us {phone && <a href={phone}>now</a>}</p>'],
	['after what comes and goes and an element', '<p>{isNew && <Icon />}<b>Otis</b> is in your basket</p>'],
	['spaces', '<p>{isNew && <Icon />} <b>Otis</b></p>'],
	['a property', "<p title={isOwn ? 'Yours' : ''}><b>Otis</b> is home</p>"],
])('a text that is safe passes: %s', (_name, jsx) => {
	expect(problemsOf(jsx)).toEqual([])
})
