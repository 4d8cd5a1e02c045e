import { expect, test } from 'vitest'
import { hostsOf, mediaUrl } from './url-context.ts'

test('pictures come from the backend and from hosts the operator named, not from hosts a backend names', () => {
	const home = new URL('https://cms.example.org/')
	// What a backend says of itself in /wp-json makes links ours, not pictures.
	const urls = {
		home,
		mediaHosts: new Set(['cdn.example.org']),
		hosts: new Set(hostsOf(home.href, 'https://internal.example')),
	}
	expect(mediaUrl('/uploads/a.jpg', urls)).toBe('https://cms.example.org/uploads/a.jpg')
	expect(mediaUrl('https://cdn.example.org/a.jpg', urls)).toBe('https://cdn.example.org/a.jpg')
	expect(mediaUrl('https://internal.example/a.jpg', urls)).toBeUndefined()
})
