import { expect, test } from 'vitest'
import { decodeLines, decodeText, stripTags } from './plain-text.ts'

test('entities are decoded exactly once', () => {
	expect(decodeText('Don&#8217;t rush &#038; wait')).toBe('Don’t rush & wait')
	expect(decodeText('Fish &amp;amp; chips')).toBe('Fish &amp; chips')
	expect(decodeText('&lt;b&gt; is a tag')).toBe('<b> is a tag')
})

test('bare signs are text', () => {
	expect(decodeText('I <3 dogs & 5 < 6')).toBe('I <3 dogs & 5 < 6')
})

test('tags go, with what scripts hold', () => {
	expect(decodeText('Hostile <script>alert(1)</script> title')).toBe('Hostile title')
	expect(decodeText('<img alt="a>b" onerror=alert(1)>x')).toBe('x')
	expect(decodeText('x <img src=x onerror=alert(1)')).toBe('x')
})

test('text that claims to be plain loses its tags and keeps its entities', () => {
	expect(stripTags('Tom &amp; <b onclick=x>Jerry</b>')).toBe('Tom &amp; Jerry')
})

test('line breaks stay where they mean something', () => {
	expect(decodeLines('Mill Lane<br>Thornford\r\n\n\n TH1')).toBe('Mill Lane\nThornford\n\nTH1')
	expect(decodeText('a<br>b')).toBe('a b')
})
