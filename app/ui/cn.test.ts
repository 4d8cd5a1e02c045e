import { expect, test } from 'vitest'
import { CLASS_MERGE_CACHE_ENTRIES, cn } from './cn.ts'

test('the merger remembers 500 class lists', () => {
	expect(CLASS_MERGE_CACHE_ENTRIES).toBe(500)
})

test('of two classes that say the same thing the later one wins', () => {
	expect(cn('p-4 bg-mist', 'p-6')).toBe('bg-mist p-6')
	expect(cn('rounded-s', 'rounded-pill')).toBe('rounded-pill')
	expect(cn('grid grid-cols-2', 'flex')).toBe('grid-cols-2 flex')
})

test('a wide statement takes back the narrow ones before it, never those after it', () => {
	expect(cn('px-2 pt-1', 'p-4')).toBe('p-4')
	expect(cn('p-4', 'px-2')).toBe('p-4 px-2')
	expect(cn('w-full h-4', 'size-11')).toBe('size-11')
})

test('a text size and a text colour are different things, although both begin with text-', () => {
	expect(cn('text-h3 text-ink-2 text-center text-balance')).toBe('text-h3 text-ink-2 text-center text-balance')
	expect(cn('text-h3 text-lead', 'text-lede')).toBe('text-lead text-lede')
	expect(cn('text-ink', 'text-ellipsis')).toBe('text-ink text-ellipsis')
	expect(cn('text-[1.125rem] text-ink', 'text-on-fill')).toBe('text-[1.125rem] text-on-fill')
})

test('the width of an edge and its colour are different things', () => {
	expect(cn('border-2 border-line', 'border-danger')).toBe('border-2 border-danger')
	expect(cn('border-2 border-line', 'border-0')).toBe('border-line border-0')
	expect(cn('border-2 border-t-4', 'border-2')).toBe('border-2')
	expect(cn('border-line', 'border-t-danger')).toBe('border-line border-t-danger')
})

test('a family and a weight are different things, although both begin with font-', () => {
	expect(cn('font-display font-bold', 'font-black')).toBe('font-display font-black')
	expect(cn('font-display font-bold', 'font-body')).toBe('font-bold font-body')
})

test('classes of different states and screen sizes do not override each other', () => {
	expect(cn('bg-fill hover:bg-fill-hover', 'bg-lead')).toBe('hover:bg-fill-hover bg-lead')
	expect(cn('w-full sm:w-auto', 'sm:w-1/2')).toBe('w-full sm:w-1/2')
})

test('nothing, and classes it has never heard of, are no trouble', () => {
	expect(cn(undefined, false, 'prose', null, 'band-sky', 'prose')).toBe('prose band-sky prose')
})
