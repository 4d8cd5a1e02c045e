import { expect, test } from 'vitest'
import { problemPlace } from './operations.ts'

const WORDPRESS = 'https://wp.example/'
const at = (type: string, id: number | null, field = 'title') => ({ type, id, field })

test.each([
	[at('dogs', 12), 'https://wp.example/wp-admin/post.php?post=12&action=edit'],
	[at('categories', 5), 'https://wp.example/wp-admin/edit-tags.php?taxonomy=category'],
	[at('options', null), 'https://wp.example/wp-admin/admin.php?page=fairlead-website'],
])('in WordPress a problem of %o is corrected at %s', (problem, url) => {
	expect(problemPlace(WORDPRESS, problem, undefined)).toEqual({ kind: 'link', url })
})

test.each([
	[at('files', null, 'dogs/clover.md'), undefined, 'dogs/clover.md'],
	[at('dogs', 12), 'clover', 'dogs/clover.md'],
	[at('options', null), undefined, 'options.yaml'],
	[at('tags', 5), undefined, 'terms.yaml'],
])('in a content folder a problem of %o is corrected in its file', (problem, slug, name) => {
	expect(problemPlace(null, problem, slug)).toEqual({ kind: 'file', name })
})

test('a record without a number in WordPress, or whose file is not known, has to be looked for', () => {
	expect(problemPlace(WORDPRESS, at('dogs', null), undefined)).toBeNull()
	expect(problemPlace(null, at('dogs', 12), undefined)).toBeNull()
})
