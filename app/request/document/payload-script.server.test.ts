import { expect, test } from 'vitest'
import { keyOfHtml } from '#lib/served-html.ts'
import { payloadScripts, scriptLiteral } from './payload-script.server.ts'

const streamOf = (text: string) => new Blob([text]).stream()

/** What a browser hands to the router. */
async function payloadIn(text: string): Promise<string> {
	const scripts = await payloadScripts(streamOf(text), 'n0nce')
	const [, literal = ''] = /enqueue\((.*?)\);<\/script>/.exec(scripts) ?? []
	return new Function(`return ${literal}`)()
}

test('the browser gets the payload as the router encoded it, and no text ends the script', async () => {
	const awkward = [
		'"quoted"',
		"it's",
		'back\\slash',
		'</script><script>alert(1)</script>',
		'<!--',
		'a\u2028b\u2029c',
		'&amp;',
	]
	const text = `${JSON.stringify(awkward)}\nP1:[2]\n`
	expect(await payloadIn(text)).toBe(text)
	expect(scriptLiteral(text)).not.toMatch(/[<>&\u2028\u2029\n]/)
	expect(new Function(`return ${scriptLiteral('\r\n\\n\\')}`)()).toBe('\r\n\\n\\')
})

test('a long text that is in the HTML is a reference, everything else stays', async () => {
	const article = `<p>${'Walk home together. '.repeat(200)}</p>`
	const payload = await payloadIn(`${JSON.stringify([{ _1: 2 }, 'html', article, '<p>short</p>'])}\n`)
	expect(payload).toContain(`html:${keyOfHtml(article)}`)
	expect(payload).not.toContain('Walk home')
	expect(payload).toContain('<p>short</p>')
})

test('the scripts carry the mark of their render', async () => {
	const scripts = await payloadScripts(streamOf('[]'), 'n0nce')
	expect(scripts.match(/<script nonce="n0nce">/g)).toHaveLength(2)
})
