import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { isHarmlessDrawing } from './is-harmless-drawing.ts'

test.for(['ph', 'simple-icons'])('the icons of %s pass, but for the few that are too long', (collection) => {
	const file = createRequire(import.meta.url).resolve(`@iconify-json/${collection}/icons.json`)
	const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> }
	const bodies = Object.values(icons).map(({ body }) => body)
	expect(bodies.length).toBeGreaterThan(3000)
	expect(bodies.filter((body) => body.length <= 10_000 && !isHarmlessDrawing(body))).toEqual([])
	expect(bodies.filter(isHarmlessDrawing).length / bodies.length).toBeGreaterThan(0.99)
})

test.for([
	'<path d="M0 0h24v24"/>',
	' <g fill="none" stroke="currentColor" stroke-width="2"><circle cx="4" cy="4" r=".5"/><path d="M1-2 3e4,5"></path></g> ',
	'<g transform="translate(24 0) scale(-1 1)"><rect width="4" height="50%" fill="#ff0000"/></g>',
])('%s is only shapes', (body) => {
	expect(isHarmlessDrawing(body)).toBe(true)
})

test.for([
	'',
	'words',
	'<script>alert(1)</script>',
	'<path d="M0 0"/><script href="data:text/javascript,alert(1)"/>',
	'<path d="M0 0" onload="alert(1)"/>',
	'<path onmouseover=alert(1) d="M0 0"/>',
	'<path d="M0 0" ONCLICK="alert(1)"/>',
	'<path d="M0 0"style="x"/>',
	'<path/onload="alert(1)"/>',
	'<g><foreignObject><iframe src="javascript:alert(1)"/></foreignObject></g>',
	'<a href="javascript:alert(1)"><path d="M0 0"/></a>',
	'<a xlink:href="https://evil.example"><path d="M0 0"/></a>',
	'<use href="https://evil.example/a.svg#x"/>',
	'<image href="https://evil.example/track.gif"/>',
	'<path fill="url(https://evil.example/a.svg#x)" d="M0 0"/>',
	'<path fill="u\\72l(//evil.example)" d="M0 0"/>',
	'<path style="background:url(//evil.example)" d="M0 0"/>',
	'<style>*{display:none}</style>',
	'<animate attributeName="href" values="javascript:alert(1)"/>',
	'<set attributeName="onclick" to="alert(1)"/>',
	'<path id="main" d="M0 0"/>',
	'<path class="hidden" d="M0 0"/>',
	'<path d="M0 0" fill="&#x75;rl(//evil.example)"/>',
	'<text>Ring this number</text>',
	'<path d="M0 0"/>Ring this number',
	'<!-- --><path d="M0 0"/>',
	'<![CDATA[<script>alert(1)</script>]]>',
	'</svg><script>alert(1)</script><svg>',
	'</g><path d="M0 0"/><g>',
	'<g><path d="M0 0"/>',
	'<g></path></g>',
	'<path d="M0 0',
	'<path d="M0 0"/><',
	`<path d="${'M0 0'.repeat(3000)}"/>`,
])('%s is refused', (body) => {
	expect(isHarmlessDrawing(body)).toBe(false)
})

// `tests/stalls` measures this.
test.each(['<g ', ' a="', '<path d="M0 0" ', '\t', '<g>', 'a-a="1" '])('a long drawing of %j is refused', (part) => {
	expect(isHarmlessDrawing(part.repeat(9999 / part.length))).toBe(false)
	expect(isHarmlessDrawing(`<path ${part.repeat(9900 / part.length)}`)).toBe(false)
})
