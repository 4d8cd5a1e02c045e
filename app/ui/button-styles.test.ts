import { expect, test } from 'vitest'
import { buttonStyles } from './button-styles.ts'

function classesOf(...look: Parameters<typeof buttonStyles>): string[] {
	return buttonStyles(...look).split(' ')
}

test('without a word about its looks a button is "default" and "sm"', () => {
	expect(buttonStyles()).toBe(buttonStyles({ variant: 'default', size: 'sm' }))
})

test.for([
	['default', ['bg-fill', 'text-on-fill']],
	['outline', ['border-ink', 'border-2', 'bg-raised']],
	['destructive', ['bg-danger-wash', 'text-danger', 'border-danger', 'hover:bg-danger']],
	['secondary', ['bg-sky-wash', 'text-ink']],
	['ghost', ['bg-transparent', 'border-transparent']],
	['link', ['underline', 'decoration-lead-line', 'border-0', 'px-0']],
	['link-text', ['underline', 'inline', 'text-inherit', 'min-h-0', 'font-body']],
	['icon', ['rounded-pill', 'border-line-strong']],
	['donate', ['bg-lead', 'text-on-lead']],
] as const)('the %s variant has its looks', ([variant, looks]) => {
	expect(classesOf({ variant })).toEqual(expect.arrayContaining([...looks]))
})

test.for([
	['sm', 'min-h-11', 'rounded-[2rem]'],
	['st', 'min-h-12', 'rounded-[2rem]'],
	['sasm', 'min-h-13', 'rounded-[2rem]'],
	['psm', 'min-h-11', 'rounded-[2rem]'],
	['pst', 'min-h-13', 'rounded-[2rem]'],
	['pasm', 'min-h-14', 'rounded-[2rem]'],
	['pl', 'min-h-16', 'rounded-[2rem]'],
	['icon', 'size-12', 'rounded-pill'],
	['icon-sm', 'size-11', 'rounded-pill'],
	['link-s', 'min-h-7', 'text-[1rem]'],
	['link-s-bold', 'min-h-7', 'font-extrabold'],
	['link-l', 'min-h-9', 'text-[1.3125rem]'],
] as const)('the size %s has its height and shape', ([size, height, shape]) => {
	expect(classesOf({ size })).toEqual(expect.arrayContaining([height, shape]))
})

test('the sizes that fill a phone keep to their words on larger screens', () => {
	for (const size of ['sasm', 'pasm'] as const) {
		expect(classesOf({ size })).toEqual(expect.arrayContaining(['w-full', 'sm:w-auto']))
	}
})

test('a link keeps no box of the size it is given, and a bold one stays bold', () => {
	const link = classesOf({ variant: 'link', size: 'pl' })
	expect(link).not.toContain('rounded-pill')
	expect(link).not.toContain('px-8.5')
	expect(classesOf({ variant: 'link-text', size: 'link-s-bold' })).not.toContain('font-[number:inherit]')
})

test('every disabled button and link is dimmed and cannot be pressed', () => {
	const classes = classesOf({ variant: 'donate', size: 'pl' })
	for (const state of ['disabled', 'aria-disabled']) {
		expect(classes).toEqual(expect.arrayContaining([`${state}:opacity-45`, `${state}:pointer-events-none`]))
	}
})

test('classes from outside win over the look', () => {
	expect(classesOf({ size: 'pl' }, 'w-full px-4')).not.toContain('px-8.5')
})
